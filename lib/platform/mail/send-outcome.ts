import 'server-only'
import { isMailConfigured, sendMail } from '@/lib/platform/integrations/mail'
import type { ComposedMail } from '@/lib/platform/mail/composed-mail'
import { mailSender } from '@/lib/platform/mail/sender'
import type { Outcome } from '@/lib/platform/outbox/define-handler'
import { failureOutcome } from '@/lib/platform/outbox/failure-outcome'

/** Sends a mail now. Without a mail server or a sender it is kept, to be read under Mail. */
export async function sendOutcome(mail: ComposedMail, signal: AbortSignal): Promise<Outcome> {
  const from = isMailConfigured() ? await mailSender() : null
  if (!from) return { outcome: 'kept' }
  return sendMail(mail, from, signal).then(
    (response): Outcome => ({ outcome: 'sent', response }),
    failureOutcome,
  )
}
