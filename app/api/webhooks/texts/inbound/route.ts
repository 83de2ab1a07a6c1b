import { takeReply } from '@/lib/desk/tour-requests/take-reply'
import { route } from '@/lib/platform/http/route'
import { readSignedForm } from '@/lib/platform/integrations/text-signature'
import { textAnswer } from '@/lib/platform/texts/text-answer'

/** Where the text service hands on what people text to our number; signed by it, so no session is asked. */
export const POST = route(async (request) => textAnswer(await takeReply(await readSignedForm(request))))
