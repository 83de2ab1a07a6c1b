import { handleVoiceEvent } from '@/lib/desk/voice/webhooks'
import { route } from '@/lib/platform/http/route'
import { readSignedVoiceForm } from '@/lib/platform/integrations/text-signature'
import { twimlAnswer } from '@/lib/platform/voice/twiml'

type Context = { params: Promise<{ event: string }> }

/** Questions and reports of the voice service about calls, authenticated by its signature. */
export const POST = route<Context>(async (request, { params }) => {
  const form = await readSignedVoiceForm(request)
  const query = new URL(request.url).searchParams
  const document = await handleVoiceEvent((await params).event, query, form)
  return document === null ? new Response(null, { status: 204 }) : twimlAnswer(document)
})
