import 'server-only'
import { membersToAlert } from '@/lib/desk/alerts/alerted-people'
import { candidatesAt } from '@/lib/desk/routing/choose-owner'
import { routingMoments } from '@/lib/desk/routing/routing-moments'
import { readWorkers, workersAmong } from '@/lib/desk/routing/workers'
import type { Tx } from '@/lib/platform/database/db'

export type CallablePerson = { id: string; username: string; callPhone: string }

/**
 * Who may be called about a community now: on shift, with a number, outside their quiet hours. The owner is
 * first, then whoever waited longest for a request; administrators without shifts of their own are last.
 */
export async function peopleOnShift(
  tx: Tx,
  { communityId, ownerId }: { communityId: string | null; ownerId: string | null },
  now: Date,
): Promise<CallablePerson[]> {
  const workers = await workersAmong(await readWorkers(tx), communityId)
  const { momentAt } = await routingMoments({ communityId, callDueAt: null }, now)
  const there = new Set(candidatesAt(workers, momentAt(now)).map(({ assignee }) => assignee.id))
  const rank = ({ id, isManager, shifts }: (typeof workers)[number]) =>
    id === ownerId ? 0 : isManager && shifts.length === 0 ? 2 : 1
  const inOrder = workers
    .filter(({ id, member }) => there.has(id) && member.rules?.byCall && member.rules.callPhone)
    .toSorted(
      (a, b) =>
        rank(a) - rank(b) ||
        (a.lastRoutedAt?.getTime() ?? 0) - (b.lastRoutedAt?.getTime() ?? 0) ||
        a.name.localeCompare(b.name, 'en'),
    )
  const awake = await membersToAlert(
    inOrder.map(({ member }) => member),
    { communityId, at: now },
  )
  return awake.flatMap(({ id, username, rules }) =>
    rules?.callPhone ? [{ id, username, callPhone: rules.callPhone }] : [],
  )
}
