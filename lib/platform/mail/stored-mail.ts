import 'server-only'
import type { Mail } from '@/lib/platform/integrations/mail'
import type { LeasedItem } from '@/lib/platform/outbox/define-handler'

/** The mail that was composed when its row of the outbox was written. */
export function storedMail(item: LeasedItem): Mail {
  const { messageId, target, replyTo, subject, text, html, calendar, requestId } = item
  return {
    messageId: messageId ?? '',
    to: target ?? '',
    replyTo,
    subject: subject ?? '',
    text: text ?? '',
    html: html ?? '',
    calendar,
    requestId,
  }
}
