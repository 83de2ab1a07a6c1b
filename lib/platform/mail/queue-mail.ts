import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import { type Mail, sender } from '@/lib/platform/integrations/mail'
import { VISITOR_MAIL } from '@/lib/platform/mail/visitor-mail'
import { enqueue } from '@/lib/platform/outbox/enqueue'

export type VisitorMail = Mail & {
  /** What it is about, in a word for staff: 'RSVP'. */
  about: string
  /** Whose staff may read it; null: everybody's. */
  communityId: string | null
  /** When they asked for it, if not now: it is not sent to who said no to mail since (decision 036). */
  askedAt?: Date
}

/**
 * Writes a mail to a visitor into the outbox as part of the caller's transaction: it is sent if and only if that commits,
 * tried again while the mail server is away, and readable in /admin/mail.
 */
export async function queueMail(
  tx: Tx,
  { to, about, communityId, requestId, askedAt = new Date(), ...message }: VisitorMail,
): Promise<void> {
  await enqueue(tx, {
    kind: VISITOR_MAIL,
    channel: 'email',
    target: to,
    about,
    communityId,
    requestId,
    payload: { askedAt: askedAt.toISOString() },
    message: { ...message, from: sender().header },
  })
}
