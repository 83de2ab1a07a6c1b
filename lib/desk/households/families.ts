import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { leadScopeOf, whereInScope } from '@/lib/leads/access/lead-scope'
import { db } from '@/lib/platform/database/db'

const MAX_REQUESTS = 5

export type Family = {
  id: string
  name: string
  /** Chosen by staff. */
  phoneE164: string | null
  email: string | null
  /** Of all contacts, first contact first. */
  names: string[]
  phones: string[]
  emails: string[]
  residents: string[]
  /** Newest first, within the person's scope. */
  requests: { id: string; name: string; community: string | null; source: string; createdAt: Date }[]
  requestCount: number
  since: Date | null
}

/** By id. The caller has checked that the person may see these households. */
export async function readFamilies(actor: Actor, ids: string[]): Promise<Map<string, Family>> {
  const mine = whereInScope(await leadScopeOf(actor))
  const [households, counts] = await Promise.all([
    db.household.findMany({
      where: { id: { in: ids } },
      include: {
        contacts: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
        residents: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], select: { name: true } },
        leads: {
          where: mine,
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
          take: MAX_REQUESTS,
          select: {
            id: true,
            name: true,
            source: true,
            createdAt: true,
            community: { select: { name: true } },
          },
        },
      },
    }),
    db.tourRequest.groupBy({
      by: ['householdId'],
      where: { AND: [mine, { householdId: { in: ids } }] },
      _count: true,
      _min: { createdAt: true },
    }),
  ])
  return new Map(
    households.map(({ id, name, phoneE164, email, contacts, residents, leads }) => {
      const counted = counts.find(({ householdId }) => householdId === id)
      const family = {
        id,
        name,
        phoneE164,
        email,
        names: unique([name, ...contacts.map((contact) => contact.name)]),
        phones: unique([phoneE164, ...contacts.map((contact) => contact.phoneE164)]),
        emails: unique([email, ...contacts.map((contact) => contact.email)]),
        residents: unique(residents.map((resident) => resident.name)),
        requests: leads.map(({ community, ...lead }) => ({ ...lead, community: community?.name ?? null })),
        requestCount: counted?._count ?? 0,
        since: counted?._min.createdAt ?? null,
      }
      return [id, family]
    }),
  )
}

function unique(values: (string | null)[]): string[] {
  return [...new Set(values.filter((value): value is string => Boolean(value)))]
}
