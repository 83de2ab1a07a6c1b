import { answerNativeRsvp } from '@/lib/events/native-rsvp'
import { submitRsvp } from '@/lib/events/submit-rsvp'
import { route } from '@/lib/http/route'
import { requestContextOf } from '@/lib/intake/request-context'
import { inTime } from '@/lib/leads/accept'
import { readSubmission } from '@/lib/leads/read-submission'

type Context = { params: Promise<{ slug: string }> }

/**
 * A visitor comes to an event (A6): from our form, or from a browser without script. 201 for a new sign-up, 200 for a
 * repeat of the same transactionId by the same person.
 */
export const POST = route<Context>(async (request, { params }) => {
  const { slug } = await params
  const about = requestContextOf(request)
  const { fields, native } = await readSubmission(request, about.receivedAt)
  if (native) return answerNativeRsvp(slug, fields, about)
  const { repeated, ...answer } = await inTime(() => submitRsvp(slug, fields, about), about)
  return Response.json(answer, { status: repeated ? 200 : 201 })
})
