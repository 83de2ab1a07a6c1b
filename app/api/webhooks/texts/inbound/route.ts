import { takeReply } from '@/lib/desk/take-reply'
import { route } from '@/lib/http/route'
import { readSignedForm } from '@/lib/integrations/text-signature'
import { textAnswer } from '@/lib/texts/text-answer'

/** Where the text service hands on what people text to our number; signed by it, so no session is asked. */
export const POST = route(async (request) => textAnswer(await takeReply(await readSignedForm(request))))
