import 'server-only'
import { mailLimited, recordEvent } from '@/lib/leads/tour-requests/record-event'
import type { Tx } from '@/lib/platform/database/db'
import type { MailComposer } from '@/lib/platform/mail/define-mail'
import { type QueuedMail, queueMail } from '@/lib/platform/mail/queue-mail'

/**
 * Queues a mail to a visitor. Above the daily limit of its address it is not sent, which the family's newest
 * lead says (decision 098). @returns true when it is queued
 */
export async function mailVisitor<Input>(
  tx: Tx,
  composer: MailComposer<Input>,
  input: Input,
  mail: QueuedMail,
): Promise<boolean> {
  if (await queueMail(tx, composer, input, mail)) return true
  await noteMailLimit(tx, mail.to, mail.about)
  return false
}

async function noteMailLimit(tx: Tx, to: string, about: string): Promise<void> {
  const lead = await tx.tourRequest.findFirst({
    where: { household: { contacts: { some: { email: to.toLowerCase() } } } },
    orderBy: { createdAt: 'desc' },
    select: { id: true },
  })
  if (lead) await recordEvent(tx, lead.id, mailLimited(about))
}
