import 'server-only'
import { type Mail, MailError, mailIsSent, sendMail } from '@/lib/platform/integrations/mail'
import type { Outcome } from '@/lib/platform/outbox/define-handler'

/** Sends a mail, or keeps it when no mail server is set; what the mail server says becomes the outcome. */
export async function sendOutcome(mail: Mail, signal: AbortSignal): Promise<Outcome> {
  if (!mailIsSent()) return { outcome: 'kept' }
  try {
    return { outcome: 'sent', response: await sendMail(mail, signal) }
  } catch (error) {
    if (!(error instanceof MailError)) throw error
    const outcome = error.permanent ? 'permanent-failure' : 'temporary-failure'
    return { outcome, response: error.message, responseCode: error.responseCode }
  }
}
