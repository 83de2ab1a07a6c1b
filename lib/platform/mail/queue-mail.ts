import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import { type Mail, sender } from '@/lib/platform/integrations/mail'
import { visitorMail } from '@/lib/platform/mail/visitor-mail'
import { enqueue } from '@/lib/platform/outbox/enqueue'

export type VisitorMail = Mail & {
  /** Short subject for staff, for instance 'RSVP'. */
  about: string
  /** Limits which staff may read it; null: all. */
  communityId: string | null
  /** When the visitor asked for it, if not now: later refusals of mail apply (decision 036). */
  askedAt?: Date
  /** When what it is about has passed; after that, the mail is not sent. */
  until?: Date
}

/** Enqueues a mail to a visitor in the caller's transaction; shown in /admin/mail. */
export async function queueMail(
  tx: Tx,
  { to, about, communityId, requestId, askedAt = new Date(), until, ...message }: VisitorMail,
): Promise<void> {
  await enqueue(tx, {
    kind: visitorMail,
    target: to,
    about,
    communityId,
    requestId,
    payload: { askedAt: askedAt.toISOString(), ...(until && { until: until.toISOString() }) },
    message: { ...message, from: sender().header },
  })
}
