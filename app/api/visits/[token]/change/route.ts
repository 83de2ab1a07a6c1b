import { privateForm } from '@/lib/leads/private-links/private-form'
import { askForChange, changeSchema } from '@/lib/leads/tours/ask-for-change'
import { AppError } from '@/lib/platform/errors'
import type { Limit } from '@/lib/platform/http/rate-limit'
import { readPageForm } from '@/lib/platform/http/read-form'

const LIMIT: Limit = { name: 'visit-change', points: 20, seconds: 60 * 60 }

/** Requests another tour time; the private link authorizes it. A plain form post gets the family's page. */
export const POST = privateForm(LIMIT, async ({ request, token, requestId }) => {
  const { fields, isNative } = await readPageForm(request)
  const sent = changeSchema.parse(fields)
  if (!isNative) {
    const page = await askForChange(token, sent, requestId)
    return Response.json({ message: 'We have your message.', page })
  }
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
