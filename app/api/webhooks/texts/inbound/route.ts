import { handleReply } from '@/lib/desk/tour-requests/handle-reply'
import { route } from '@/lib/platform/http/route'
import { readSignedForm } from '@/lib/platform/integrations/text-signature'
import { textAnswer } from '@/lib/platform/texts/text-answer'

/** Texts sent to our number, forwarded by the text service and authenticated by its signature. */
export const POST = route(async (request) => textAnswer(await handleReply(await readSignedForm(request))))
