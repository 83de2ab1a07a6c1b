import { route } from '@/lib/platform/http/route'
import { readSignedForm } from '@/lib/platform/integrations/text-signature'
import { recordTextReport } from '@/lib/server/handlers/record-text-report'

/** Delivery reports of texts, authenticated by the text service's signature. */
export const POST = route(async (request) => {
  const form = await readSignedForm(request)
  await recordTextReport(new URL(request.url).searchParams.get('delivery'), form)
  return new Response(null, { status: 204 })
})
