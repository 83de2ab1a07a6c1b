import 'server-only'
import { isTextingConfigured, sendText, textSender } from '@/lib/platform/integrations/texts'
import type { LeasedItem, Outcome } from '@/lib/platform/outbox/define-handler'
import { failureOutcome } from '@/lib/platform/outbox/failure-outcome'
import { siteUrl } from '@/lib/platform/site'

/** Status callbacks of the text service (app/api/webhooks/texts/status). */
const TEXT_STATUS_PATH = '/api/webhooks/texts/status'

/** Sends an outbox row's text. Accepted does not mean delivered: see receipt.ts of the outbox. */
export async function textOutcome(
  { id, target }: Pick<LeasedItem, 'id' | 'target'>,
  body: string,
  signal: AbortSignal,
): Promise<Outcome> {
  if (!isTextingConfigured())
    return { outcome: 'permanent-failure', response: 'No text service is set up', faultOf: 'channel' }
  const reportTo = siteUrl(`${TEXT_STATUS_PATH}?delivery=${id}`)
  const message = { from: textSender(), replyTo: null, subject: null, text: body, html: null }
  return sendText({ to: target ?? '', body, reportTo }, signal).then(
    ({ sid, status }): Outcome => ({
      outcome: 'sent',
      response: status,
      message: { ...message, messageId: sid },
    }),
    failureOutcome,
  )
}
