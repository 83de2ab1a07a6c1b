import 'server-only'
import type { Actor } from '@/lib/admin/actor'
import { can } from '@/lib/auth/access'
import { inScope } from '@/lib/auth/community-scope'
import { isRole } from '@/lib/auth/session-user'
import { db } from '@/lib/db'
import { auditLead, openLead } from '@/lib/desk/open-lead'
import { invalidFields } from '@/lib/errors'
import { recordEvent } from '@/lib/leads/record-event'

/**
 * Gives the lead to a member of staff who may work on it, or to nobody.
 * @throws AppError 400 for a person who may not, 403, 404
 */
export async function assignLead(actor: Actor, id: string, ownerId: string | null): Promise<void> {
  await db.$transaction(async (tx) => {
    const lead = await openLead(tx, actor, id, 'update')
    if (lead.ownerId === ownerId) return
    const owner = ownerId
      ? await tx.user.findFirst({
          where: { id: ownerId, disabledAt: null },
          select: { username: true, role: true, communities: { select: { communityId: true } } },
        })
      : null
    if (ownerId) {
      const role = owner && isRole(owner.role) ? owner.role : 'editor'
      const communityIds = owner?.communities.map(({ communityId }) => communityId) ?? []
      const suitable =
        can({ role }, 'update', 'tourRequest') && inScope({ role, communityIds }, lead.communityId)
      if (!suitable) throw invalidFields({ ownerId: 'This person cannot work on this lead' })
    }
    await tx.tourRequest.update({ where: { id }, data: { ownerId } })
    await recordEvent(tx, id, { type: 'assigned', actor, data: { ownerId, owner: owner?.username ?? null } })
    await auditLead(tx, actor, {
      action: 'lead.assign',
      leadId: id,
      before: { ownerId: lead.ownerId },
      after: { ownerId },
    })
  })
}
