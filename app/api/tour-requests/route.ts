import { route } from '@/lib/http/route'
import { requestContextOf } from '@/lib/intake/request-context'
import { acceptLead } from '@/lib/leads/accept'
import { answerNativeForm } from '@/lib/leads/native-form'
import { readSubmission } from '@/lib/leads/read-submission'

/**
 * A lead: from our form, from a browser without script, or from a partner's system (no cookie and no Origin needed).
 * 201 for a new one, 200 for a repeat by the same person (decision 26).
 */
export const POST = route(async (request) => {
  const about = requestContextOf(request)
  const { fields, native } = await readSubmission(request, about.receivedAt)
  if (native) return answerNativeForm(fields, about)
  const { repeated, communityName, ...answer } = await acceptLead(fields, about)
  return Response.json(communityName ? { ...answer, communityName } : answer, {
    status: repeated ? 200 : 201,
  })
})
