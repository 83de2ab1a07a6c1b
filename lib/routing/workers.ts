import 'server-only'
import type { StaffedHoursRow } from '@/lib/content/staffed-days'
import type { Tx } from '@/lib/db'
import { ownersFor, type TeamMember } from '@/lib/desk/team'
import type { Shift } from '@/lib/generated/prisma/client'
import type { Worker } from '@/lib/routing/choose-owner'

/** A person with their hours, and how they are told. */
export type Routable = Worker & { member: TeamMember }

/** Everybody who may own a request of this community (null: of none), with their hours and turns. */
export async function workersFor(tx: Tx, communityId: string | null): Promise<Routable[]> {
  const members = await ownersFor(tx, communityId)
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

/** A row of somebody's week, as rows of staffed hours are read. */
export function staffedRow({
  weekday,
  opensAt,
  closesAt,
}: Pick<Shift, 'weekday' | 'opensAt' | 'closesAt'>): StaffedHoursRow {
  return {
    communityId: null,
    weekday,
    date: null,
    lastDate: null,
    opensAt,
    closesAt,
    closed: opensAt === null,
  }
}
