import { route } from '@/lib/platform/http/route'
import { readSignedForm } from '@/lib/platform/integrations/text-signature'
import { takeTextReport } from '@/lib/server/handlers/take-text-report'

/** Where the text service reports what became of a text; signed by it, so no session is asked. */
export const POST = route(async (request) => {
  const form = await readSignedForm(request)
  await takeTextReport(new URL(request.url).searchParams.get('delivery'), form)
  return new Response(null, { status: 204 })
})
