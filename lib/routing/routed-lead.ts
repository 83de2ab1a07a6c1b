import 'server-only'
import type { Tx } from '@/lib/db'
import { routedTo } from '@/lib/leads/routed-to'

/** What routing asks of a request. */
export type RoutedLead = Awaited<ReturnType<typeof readRouted>>

/** A request that is locked already. @throws when it is gone */
export async function readRouted(tx: Tx, id: string) {
  const { owner, community, events, ...lead } = await tx.tourRequest.findUniqueOrThrow({
    where: { id },
    select: {
      ...{
        id: true,
        ownerId: true,
        communityId: true,
        householdId: true,
        callDueAt: true,
        claimedUntil: true,
      },
      owner: { select: { username: true } },
      community: { select: { name: true } },
      events: {
        where: { type: { in: ['routed', 'nobody-on-shift', 'assigned'] } },
        select: { id: true, type: true, data: true },
      },
    },
  })
  return {
    ...lead,
    owner: owner?.username ?? null,
    community: community?.name ?? null,
    entryIds: new Set(events.map((entry) => entry.id)),
    isGivenByHand: events.some(({ type }) => type === 'assigned'),
    asked: new Set(events.flatMap((entry) => routedTo(entry) ?? [])),
    familyOwners: [...(lead.ownerId ? [lead.ownerId] : []), ...(await ownersOfFamily(tx, lead))],
  }
}

/** Who looks after the family's other requests, the newest first. */
async function ownersOfFamily(tx: Tx, { id, householdId }: { id: string; householdId: string | null }) {
  if (!householdId) return []
  const others = await tx.tourRequest.findMany({
    where: { householdId, id: { not: id }, ownerId: { not: null }, quarantinedAt: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 10,
    select: { ownerId: true },
  })
  return others.flatMap(({ ownerId }) => ownerId ?? [])
}
