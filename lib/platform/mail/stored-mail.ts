import 'server-only'
import type { ComposedMail } from '@/lib/platform/mail/composed-mail'
import type { LeasedItem } from '@/lib/platform/outbox/define-handler'

/** The mail as composed when its outbox row was written. */
export function storedMail(item: LeasedItem): ComposedMail {
  const { messageId, target, replyTo, subject, text, html, calendar, requestId } = item
  const mail = {
    messageId: messageId ?? '',
    to: target ?? '',
    replyTo,
    subject: subject ?? '',
    text: text ?? '',
    html: html ?? '',
    calendar,
    requestId,
  }
  return mail as ComposedMail
}
