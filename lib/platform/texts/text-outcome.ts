import 'server-only'
import { sendText, TextError, textSender, textsAreSent } from '@/lib/platform/integrations/texts'
import type { LeasedItem, Outcome } from '@/lib/platform/outbox/define-handler'
import { siteUrl } from '@/lib/platform/site'

/** Where the text service reports what became of the text of an outbox row (app/api/webhooks/texts/status). */
export const TEXT_STATUS_PATH = '/api/webhooks/texts/status'

/** Sends the text of an outbox row; what the text service says becomes the outcome. Taken is not delivered: see receipt.ts of the outbox. */
export async function textOutcome(
  { id, target }: Pick<LeasedItem, 'id' | 'target'>,
  body: string,
  signal: AbortSignal,
): Promise<Outcome> {
  if (!textsAreSent()) return { outcome: 'permanent-failure', response: 'No text service is set' }
  try {
    const reportTo = siteUrl(`${TEXT_STATUS_PATH}?delivery=${id}`)
    const { sid, status } = await sendText({ to: target ?? '', body, reportTo }, signal)
    const message = {
      messageId: sid,
      from: textSender(),
      replyTo: null,
      subject: null,
      text: body,
      html: null,
    }
    return { outcome: 'sent', response: status, message }
  } catch (error) {
    if (!(error instanceof TextError)) throw error
    const outcome = error.permanent ? 'permanent-failure' : 'temporary-failure'
    return { outcome, response: error.message, responseCode: error.responseCode }
  }
}
