import { requestActor } from '@/lib/accounts/actor'
import { route } from '@/lib/platform/http/route'
import { sampleMails } from '@/lib/records/referral-agencies/sample-mails'

/** Mails for testing an agency's rules. */
export const GET = route(async (request) => {
  const actor = await requestActor(request)
  return Response.json(await sampleMails(actor, new URL(request.url).searchParams.get('agency')))
})
