import 'server-only'
import { isTextingConfigured, sendText, TextError, textSender } from '@/lib/platform/integrations/texts'
import type { LeasedItem, Outcome } from '@/lib/platform/outbox/define-handler'
import { siteUrl } from '@/lib/platform/site'

/** Status callbacks of the text service (app/api/webhooks/texts/status). */
const TEXT_STATUS_PATH = '/api/webhooks/texts/status'

/** Sends an outbox row's text. Accepted does not mean delivered: see receipt.ts of the outbox. */
export async function textOutcome(
  { id, target }: Pick<LeasedItem, 'id' | 'target'>,
  body: string,
  signal: AbortSignal,
): Promise<Outcome> {
  if (!isTextingConfigured()) return { outcome: 'permanent-failure', response: 'No text service is set' }
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
