import { readDownload } from '@/lib/leads/resources/read-download'
import { countDownload, isRealDownload } from '@/lib/leads/resources/real-download'
import { serveFile } from '@/lib/leads/resources/serve-file'
import { AppError, notFound } from '@/lib/platform/errors'
import { tokenRoute } from '@/lib/platform/http/token-route'

/** The file behind a signed link (G5). An expired link redirects to its page, which says how to renew it. */
export const GET = tokenRoute({ name: 'download' }, async ({ request, token }) => {
  const download = await readDownload(token)
  if (!download?.asset) throw notFound('This link does not exist')
  if (download.ended) {
    const wantsPage = request.headers.get('accept')?.includes('text/html')
    if (!wantsPage) throw new AppError('gone', 410, 'This link has expired. Request a new one on our site.')
    return new Response(null, { status: 303, headers: { location: `/downloads/${token}` } })
  }
  const response = await serveFile(download.asset, request)
  if (response.status < 400 && isRealDownload(request)) await countDownload(download.id, new Date())
  return response
})
