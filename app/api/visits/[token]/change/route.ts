import { askForChange, changeSchema } from '@/lib/leads/tours/ask-for-change'
import { AppError } from '@/lib/platform/errors'
import { clientAddress } from '@/lib/platform/http/client-address'
import { consume, type Limit } from '@/lib/platform/http/rate-limit'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

const LIMIT: Limit = { name: 'visit-change', points: 20, seconds: 60 * 60 }

/** Requests another tour time; the private link authorizes it. A plain form post gets the family's page. */
export const POST = route<{ params: Promise<{ token: string }> }>(async (request, { params }) => {
  await consume(LIMIT, clientAddress(request.headers) ?? 'unknown')
  const { token } = await params
  const requestId = request.headers.get('x-request-id')
  if (request.headers.get('content-type')?.includes('json')) {
    const page = await askForChange(token, await readJson(request, changeSchema), requestId)
    return Response.json({ message: 'We have your message.', page })
  }
  const sent = changeSchema.parse(Object.fromEntries(await request.formData()))
  const { tourTime, message, preferredDate, email } = sent
  const location = await askForChange(token, sent, requestId).catch((error: unknown) => {
    if (!(error instanceof AppError) || !error.fieldErrors?.tourTime) throw error
    return null
  })
  if (!location) return seeOther(`/tour-scheduled/${token}?sent=taken`)
  const isEmailOnly = email && !tourTime && !message && !preferredDate
  return seeOther(`${location}?sent=${isEmailOnly ? 'email' : tourTime && !message ? 'booked' : 'yes'}`)
})

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location } })
}
