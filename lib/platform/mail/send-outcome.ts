import 'server-only'
import { isMailConfigured, type Mail, MailError, sendMail } from '@/lib/platform/integrations/mail'
import type { Outcome } from '@/lib/platform/outbox/define-handler'

export async function sendOutcome(mail: Mail, signal: AbortSignal): Promise<Outcome> {
  if (!isMailConfigured()) return { outcome: 'kept' }
  try {
    return { outcome: 'sent', response: await sendMail(mail, signal) }
  } catch (error) {
    if (!(error instanceof MailError)) throw error
    const outcome = error.permanent ? 'permanent-failure' : 'temporary-failure'
    return { outcome, response: error.message, responseCode: error.responseCode }
  }
}
