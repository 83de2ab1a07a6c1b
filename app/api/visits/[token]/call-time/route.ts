import { currentPerson } from '@/lib/accounts/sessions/session'
import { privateForm } from '@/lib/leads/private-links/private-form'
import { callTimeSchema, chooseCallTime } from '@/lib/leads/tours/choose-call-time'
import { AppError } from '@/lib/platform/errors'
import type { Limit } from '@/lib/platform/http/rate-limit'
import { readPageForm } from '@/lib/platform/http/read-form'

const LIMIT: Limit = { name: 'visit-call-time', points: 20, seconds: 60 * 60 }

/** Notices on the family's page for refusals of a plain form, by status. */
const REFUSED: Record<number, string> = { 400: 'call-gone', 409: 'call-refused' }

/** Moves the call to a chosen time; the private link authorizes it. A plain form post gets the page. */
export const POST = privateForm(LIMIT, async ({ request, token, requestId }) => {
  const { fields, isNative } = await readPageForm(request)
  const { data, error } = callTimeSchema.safeParse(fields)
  if (!data) {
    if (!isNative) throw error
    return seeOther(`/tour-scheduled/${token}?sent=call-gone`)
  }
  const by = {
    requestId,
    isStaff: (await currentPerson()) !== null,
  }
  if (!isNative) {
    await chooseCallTime(token, data.callAt, by)
    return Response.json({ message: 'We will call you then.' })
  }
  try {
    return seeOther(`${await chooseCallTime(token, data.callAt, by)}?sent=call`)
  } catch (error) {
    const notice = error instanceof AppError ? REFUSED[error.status] : undefined
    if (!notice) throw error
    return seeOther(`/tour-scheduled/${token}?sent=${notice}`)
  }
})

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location } })
}
