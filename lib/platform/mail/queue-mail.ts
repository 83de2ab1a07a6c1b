import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import type { MailComposer } from '@/lib/platform/mail/define-mail'
import { readMailCompany } from '@/lib/platform/mail/mail-company'
import { senderOf } from '@/lib/platform/mail/sender'
import { BY_STRANGER } from '@/lib/platform/mail/stranger-limit'
import { mayMailVisitor } from '@/lib/platform/mail/stranger-mails'
import { visitorMail } from '@/lib/platform/mail/visitor-mail'
import { enqueue } from '@/lib/platform/outbox/enqueue'

export type QueuedMail = {
  /** With angle brackets; retries use the same one. */
  messageId: string
  to: string
  replyTo: string | null
  calendar?: string | null
  /** Short subject for staff, for instance 'RSVP'. */
  about: string
  /** Limits which staff may read it; null: all. */
  communityId: string | null
  requestId: string | null
  /** When the visitor asked for it, if not now: later refusals of mail apply (decision 036). */
  askedAt?: Date
  /** Who caused this one, if not who its composer names. */
  by?: 'stranger' | 'staff' | 'system'
  /** When what it is about has passed; after that, the mail is not sent. */
  until?: Date
}

/**
 * Enqueues a mail in the caller's transaction; shown in /admin/mail. Returns false, with nothing written,
 * when strangers have caused enough mail to this address today (decision 098).
 */
export async function queueMail<Input>(
  tx: Tx,
  composer: MailComposer<Input>,
  input: Input,
  {
    to,
    about,
    communityId,
    requestId,
    askedAt = new Date(),
    until,
    by = composer.by,
    ...envelope
  }: QueuedMail,
): Promise<boolean> {
  const isLimited = by === 'stranger' && composer.reader === 'visitor'
  if (isLimited && !(await mayMailVisitor(tx, to))) return false
  const company = await readMailCompany(tx)
  const { subject, text, html } = composer.write(input, company)
  await enqueue(tx, {
    kind: visitorMail,
    target: to,
    about,
    communityId,
    requestId,
    payload: {
      askedAt: askedAt.toISOString(),
      ...(until && { until: until.toISOString() }),
      ...(isLimited && BY_STRANGER),
    },
    message: { ...envelope, subject, text, html, from: senderOf(company)?.header ?? null },
  })
  return true
}
