import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { leadScopeOf, whereInScope } from '@/lib/leads/access/lead-scope'
import { db } from '@/lib/platform/database/db'
import { isUuid } from '@/lib/platform/uuid'

/** Leaves out requests outside the person's scope. @throws AppError 403 */
export async function chosenLeads(actor: Actor, chosen: string[]) {
  assertCan(actor, 'update', 'leads')
  return db.tourRequest.findMany({
    where: {
      AND: [whereInScope(await leadScopeOf(actor)), { id: { in: chosen.filter(isUuid) }, erasedAt: null }],
    },
    select: {
      id: true,
      communityId: true,
      ownerId: true,
      status: true,
      scheduledDate: true,
      quarantinedAt: true,
      tagLinks: { select: { tagId: true } },
    },
  })
}
