import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { claimOf } from '@/lib/desk/tour-requests/agency-claim'
import { db } from '@/lib/platform/database/db'

const SHOWN = 20

/** The agency's newest leads with their claims. @throws AppError 403 */
export async function claimsOfAgency(actor: Actor, agencyId: string) {
  assertCan(actor, 'read', 'agencies')
  assertCan(actor, 'read', 'leads')
  const leads = await db.tourRequest.findMany({
    where: { mail: { agencyId, state: { in: ['request', 'read'] } }, erasedAt: null, quarantinedAt: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: SHOWN,
    include: {
      mail: { include: { agency: true } },
      household: { include: { contacts: true } },
      events: { where: { type: 'agency-objected' } },
    },
  })
  return Promise.all(
    leads.map(async (lead) => ({ id: lead.id, name: lead.name, claim: await claimOf(lead) })),
  )
}
