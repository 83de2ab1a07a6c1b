import 'server-only'
import type { Tx } from '@/lib/db'
import { type Mail, sender } from '@/lib/integrations/mail'
import { enqueueOutgoingMail } from '@/lib/jobs/handlers/send-outgoing-mail'

export type VisitorMail = Mail & {
  /** What it is about, in a word for staff: 'RSVP'. */
  about: string
  /** Whose staff may read it; null: everybody's. */
  communityId: string | null
}

/**
 * Writes a mail to a visitor into the outbox as part of the caller's transaction: it is sent if and only if that commits,
 * tried again while the mail server is away, and readable in /admin/mail.
 */
export async function queueMail(tx: Tx, { requestId, ...mail }: VisitorMail): Promise<void> {
  const { id } = await tx.outgoingMail.create({
    data: { ...mail, requestId, from: sender().header, status: 'pending' },
    select: { id: true },
  })
  await enqueueOutgoingMail(tx, id)
}
