import { handOut } from '@/lib/leads/resources/hand-out'
import { readDownload } from '@/lib/leads/resources/read-download'
import { countDownload, isRealDownload } from '@/lib/leads/resources/real-download'
import { AppError, notFound } from '@/lib/platform/errors'
import { route } from '@/lib/platform/http/route'

type Context = { params: Promise<{ token: string }> }

/** The file behind a signed link (G5). An ended link goes back to its page, which says how to get a new one. */
export const GET = route<Context>(async (request, { params }) => {
  const { token } = await params
  const download = await readDownload(token)
  if (!download?.asset) throw notFound('This link does not exist')
  if (download.ended) {
    const wantsPage = request.headers.get('accept')?.includes('text/html')
    if (!wantsPage) throw new AppError('gone', 410, 'This link has ended. Ask for a new one on our site.')
    return new Response(null, { status: 303, headers: { location: `/downloads/${token}` } })
  }
  const response = await handOut(download.asset, request)
  if (response.status < 400 && isRealDownload(request)) await countDownload(download.id, new Date())
  return response
})
