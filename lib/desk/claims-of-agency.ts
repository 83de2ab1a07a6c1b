import 'server-only'
import type { Actor } from '@/lib/admin/actor'
import { assertCan } from '@/lib/auth/access'
import { db } from '@/lib/db'
import { claimOf } from '@/lib/desk/agency-claim'

const SHOWN = 20

/** The newest families an agency has named, each with what speaks against its claim. @throws AppError 403 */
export async function claimsOfAgency(actor: Actor, agencyId: string) {
  assertCan(actor, 'read', 'referralAgency')
  assertCan(actor, 'read', 'tourRequest')
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
