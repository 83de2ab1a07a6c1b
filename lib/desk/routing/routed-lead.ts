import 'server-only'
import { routedTo } from '@/lib/leads/tour-requests/routed-to'
import type { Tx } from '@/lib/platform/database/db'

export type RoutedLead =
  Awaited<ReturnType<typeof readAllRouted>> extends Map<string, infer Lead> ? Lead : never

/** The caller has locked the requests. */
export async function readAllRouted(tx: Tx, ids: string[]) {
  const leads = await tx.tourRequest.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      ownerId: true,
      communityId: true,
      householdId: true,
      callAt: true,
      callDueAt: true,
      claimedUntil: true,
      owner: { select: { username: true } },
      community: { select: { name: true } },
      events: {
        where: { type: { in: ['routed', 'nobody-on-shift', 'assigned', 'call-chosen'] } },
        select: { id: true, type: true, data: true },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      },
    },
  })
  const familyOwners = await ownersOfFamilies(tx, ids)
  return new Map(
    leads.map(({ owner, community, events, ...lead }) => [
      lead.id,
      {
        ...lead,
        owner: owner?.username ?? null,
        community: community?.name ?? null,
        entryIds: new Set(events.map((entry) => entry.id)),
        isAssignedManually: events.some(({ type }) => type === 'assigned'),
        // An owner from before the family chose another time may be the one who calls then.
        previousOwners: new Set(
          events
            .slice(events.findLastIndex(({ type }) => type === 'call-chosen') + 1)
            .flatMap((entry) => routedTo(entry) ?? []),
        ),
        familyOwners: [...(lead.ownerId ? [lead.ownerId] : []), ...(familyOwners.get(lead.id) ?? [])],
      },
    ]),
  )
}

/** Owners of the families' other requests, newest first. OFFSET 0 keeps the planner from scanning by date. */
async function ownersOfFamilies(tx: Tx, ids: string[]): Promise<Map<string, string[]>> {
  const rows = await tx.$queryRaw<{ id: string; owners: string[] }[]>`
    select lead.id, array(
      select other.owner_id::text
      from (select * from tour_requests where household_id = lead.household_id offset 0) other
      where other.id <> lead.id and other.owner_id is not null and other.quarantined_at is null
      order by other.created_at desc, other.id desc limit 10
    ) as owners
    from tour_requests lead where lead.id = any(${ids}::uuid[])`
  return new Map(rows.map(({ id, owners }) => [id, owners]))
}
