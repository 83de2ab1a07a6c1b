import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { assertLeadInScope } from '@/lib/leads/access/lead-scope'
import { db } from '@/lib/platform/database/db'
import { notFound } from '@/lib/platform/errors'

/** The raw mail, for those who may read its lead or, without one, inbound mails. @throws AppError 403, 404 */
export async function originalMail(actor: Actor, mailId: string): Promise<Uint8Array<ArrayBuffer>> {
  const mail = await db.inboundMail.findUnique({
    where: { id: mailId },
    select: { original: true, tourRequest: { select: { communityId: true, ownerId: true } } },
  })
  assertCan(actor, 'read', mail?.tourRequest ? 'leads' : 'agencies')
  if (mail?.tourRequest) await assertLeadInScope(actor, mail.tourRequest)
  if (!mail?.original) throw notFound('The original of this email is not kept')
  return mail.original.content
}

/** True when the raw mail is kept, because its text leaves something out. */
export async function hasOriginal(mailId: string): Promise<boolean> {
  return (await db.inboundMailOriginal.count({ where: { mailId } })) > 0
}
