import 'server-only'
import type { Mail } from '@/lib/platform/integrations/mail'
import type { LeasedItem } from '@/lib/platform/outbox/define-handler'

/** The mail as composed when its outbox row was written. */
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
