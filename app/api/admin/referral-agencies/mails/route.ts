import { requestActor } from '@/lib/admin/actor'
import { sampleMails } from '@/lib/agencies/sample-mails'
import { route } from '@/lib/http/route'

/** Mails to try an agency's rules on. */
export const GET = route(async (request) => {
  const actor = await requestActor(request)
  return Response.json(await sampleMails(actor, new URL(request.url).searchParams.get('agency')))
})
