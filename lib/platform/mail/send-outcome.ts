import 'server-only'
import { isMailConfigured, type Mail, sendMail } from '@/lib/platform/integrations/mail'
import type { Outcome } from '@/lib/platform/outbox/define-handler'
import { failureOutcome } from '@/lib/platform/outbox/failure-outcome'

export async function sendOutcome(mail: Mail, signal: AbortSignal): Promise<Outcome> {
  if (!isMailConfigured()) return { outcome: 'kept' }
  return sendMail(mail, signal).then((response): Outcome => ({ outcome: 'sent', response }), failureOutcome)
}
