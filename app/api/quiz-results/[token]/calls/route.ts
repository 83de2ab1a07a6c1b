import { AppError } from '@/lib/errors'
import { route } from '@/lib/http/route'
import { requestContextOf } from '@/lib/intake/request-context'
import { inTime } from '@/lib/leads/accept'
import { companyPhone, lastKnownCompanyPhone } from '@/lib/leads/company-phone'
import { nativeFormPage } from '@/lib/leads/native-form-page'
import { readSubmission } from '@/lib/leads/read-submission'
import { askForCallLater } from '@/lib/quizzes/ask-for-call'

type Context = { params: Promise<{ token: string }> }

/** "Please call me" on a private result page. A plain form post, answered with that page; JSON is answered with 201. */
export const POST = route<Context>(async (request, { params }) => {
  const about = requestContextOf(request)
  const { token } = await params
  const { fields, native } = await readSubmission(request, about.receivedAt)
  try {
    await inTime(() => askForCallLater(token, fields, about), about)
  } catch (error) {
    if (!native || !(error instanceof AppError) || error.status === 404) throw error
    const { status, message, fieldErrors = {}, headers = {} } = error
    const phone = status === 503 ? lastKnownCompanyPhone() : await companyPhone()
    const page = nativeFormPage({ values: fields, fieldErrors, message, phone, form: formOf(token) })
    return new Response(page, { status, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } })
  }
  if (!native) return Response.json({ resultUrl: resultPage(token) }, { status: 201 })
  return new Response(null, { status: 303, headers: { location: `${resultPage(token)}#next` } })
})

const resultPage = (token: string) => `/care-navigator/results/${token}`

const formOf = (token: string) => ({
  title: 'Please check your request',
  action: `/api/quiz-results/${encodeURIComponent(token)}/calls`,
  button: 'Please call me',
  fields: [
    { name: 'name', label: 'Your name', type: 'text', autocomplete: 'name', required: true },
    { name: 'phone', label: 'Phone', type: 'tel', autocomplete: 'tel', required: true },
  ] as const,
})
