import { route } from '@/lib/http/route'
import { requestContextOf } from '@/lib/intake/request-context'
import { inTime } from '@/lib/leads/accept'
import { readSubmission } from '@/lib/leads/read-submission'
import { keyFromVisitor } from '@/lib/leads/transaction-id'
import { answerNativeDownload } from '@/lib/resources/native-download'
import { requestDownload } from '@/lib/resources/request-download'

type Context = { params: Promise<{ slug: string }> }

/** A reader asks for a guide (G5): 201 with the signed, expiring link, 200 for a repeat of the same request. */
export const POST = route<Context>(async (request, { params }) => {
  const about = requestContextOf(request)
  const { slug } = await params
  const cookies = request.headers.get('cookie')
  const { fields, native } = await readSubmission(request, about.receivedAt)
  if (native) {
    const keyed = { ...fields, transactionId: keyFromVisitor({ ...fields, slug }, about) }
    return answerNativeDownload(slug, keyed, cookies, about)
  }
  const {
    repeated,
    cookies: known,
    promise,
    ...answer
  } = await inTime(() => requestDownload(slug, fields, cookies, about), about)
  const response = Response.json(promise ? { ...answer, promise } : answer, { status: repeated ? 200 : 201 })
  for (const cookie of known) response.headers.append('set-cookie', cookie)
  return response
})
