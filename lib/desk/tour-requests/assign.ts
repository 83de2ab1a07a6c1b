import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { auditLead, openLead } from '@/lib/desk/access/open-lead'
import { ownersFor } from '@/lib/desk/alerts/team'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import { db, type Tx } from '@/lib/platform/database/db'
import { invalidFields } from '@/lib/platform/errors'
import type { TourRequest } from '@/lib/platform/generated/prisma/client'

/** @param ownerId null: nobody @throws AppError 400 for a person who may not work on the lead, 403, 404 */
export async function assignLead(actor: Actor, id: string, ownerId: string | null): Promise<void> {
  await db.$transaction(async (tx) => {
    await assignOpened(tx, actor, await openLead(tx, actor, id, 'update'), ownerId)
  })
}

/** For an opened lead. @returns true when the owner changed */
export async function assignOpened(
  tx: Tx,
  actor: Actor,
  lead: TourRequest,
  ownerId: string | null,
): Promise<boolean> {
  const { id } = lead
  if (lead.ownerId === ownerId) return false
  const owner = ownerId
    ? (await ownersFor(tx, lead.communityId)).find((member) => member.id === ownerId)
    : null
  if (ownerId && !owner) throw invalidFields({ ownerId: 'This person cannot work on this lead' })
  await tx.tourRequest.update({ where: { id }, data: { ownerId } })
  await recordEvent(tx, id, { type: 'assigned', actor, data: { ownerId, owner: owner?.username ?? null } })
  await auditLead(tx, actor, {
    action: 'lead.assign',
    leadId: id,
    before: { ownerId: lead.ownerId },
    after: { ownerId },
  })
  return true
}
