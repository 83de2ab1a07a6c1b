import 'server-only'
import { ownersAmong, readStaff, type TeamMember } from '@/lib/desk/alerts/team'
import type { Worker } from '@/lib/desk/routing/choose-owner'
import { staffedRow } from '@/lib/leads/callers/on-shift'
import type { Tx } from '@/lib/platform/database/db'

export type Routable = Worker & { member: TeamMember }

/** Everybody who may own requests. */
export async function readWorkers(tx: Tx): Promise<Routable[]> {
  const members = await readStaff(tx)
  const plans = await tx.user.findMany({
    where: { id: { in: members.map(({ id }) => id) } },
    select: { id: true, lastRoutedAt: true, shifts: true, vacations: true },
  })
  return plans.flatMap(({ shifts, ...plan }) => {
    const member = members.find(({ id }) => id === plan.id)
    if (!member) return []
    const { username: name, role } = member
    return [{ ...plan, name, isManager: role === 'admin', shifts: shifts.map(staffedRow), member }]
  })
}

/** Workers who may own a request of this community (null: without one). */
export async function workersAmong(workers: Routable[], communityId: string | null): Promise<Routable[]> {
  const members = await ownersAmong(
    workers.map(({ member }) => member),
    communityId,
  )
  return workers.filter(({ member }) => members.includes(member))
}
