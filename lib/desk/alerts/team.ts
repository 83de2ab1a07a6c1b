import 'server-only'
import { can } from '@/lib/accounts/access/access'
import { isRole, type Role } from '@/lib/accounts/access/session-user'
import { isInScope, leadScopeOf, type Scoped } from '@/lib/leads/access/lead-scope'
import type { Tx } from '@/lib/platform/database/db'
import type { AlertRules } from '@/lib/platform/generated/prisma/client'
import { isReachable } from '@/lib/platform/push/reachable'

export type TeamMember = {
  id: string
  username: string
  email: string | null
  role: Role
  /** Empty: all. */
  communityIds: string[]
  /** How they wish to be told of leads; null when they never said. */
  rules: AlertRules | null
  /** Where pushes reach them. */
  devices: { id: string; name: string }[]
}

/** Everybody who may work on leads at all, by name. */
export async function readStaff(tx: Tx): Promise<TeamMember[]> {
  const people = await tx.user.findMany({
    where: { disabledAt: null },
    orderBy: { username: 'asc' },
    select: {
      id: true,
      username: true,
      email: true,
      role: true,
      communities: { select: { communityId: true } },
      alertRules: true,
      pushDevices: {
        orderBy: { id: 'asc' },
        select: { id: true, name: true, goneAt: true, serverKey: true },
      },
    },
  })
  return people.flatMap(({ communities, alertRules, pushDevices, role, ...person }) => {
    if (!isRole(role) || !can({ role }, 'update', 'tourRequest')) return []
    const communityIds = communities.map((row) => row.communityId)
    const devices = pushDevices.filter(isReachable).map(({ id, name }) => ({ id, name }))
    return [{ ...person, role, communityIds, rules: alertRules, devices }]
  })
}

/** Of these people, who may work on leads of this community (null: of none) whoever owns them. */
export function teamAmong(staff: TeamMember[], communityId: string | null): Promise<TeamMember[]> {
  return among(staff, () => ({ communityId, ownerId: null }))
}

/** Of these people, who may work on a lead of this community once it is theirs: with none everybody (decision 041). */
export function ownersAmong<P extends Scoped & { id: string }>(
  staff: P[],
  communityId: string | null,
): Promise<P[]> {
  return among(staff, ({ id }) => ({ communityId, ownerId: id }))
}

/** Staff who may work on leads of this community (null: of none) whoever owns them, by name. */
export async function teamOf(tx: Tx, communityId: string | null): Promise<TeamMember[]> {
  return teamAmong(await readStaff(tx), communityId)
}

/** Staff who may work on a lead of this community once it is theirs, by name. */
export async function ownersFor(tx: Tx, communityId: string | null): Promise<TeamMember[]> {
  return ownersAmong(await readStaff(tx), communityId)
}

async function among<P extends Scoped & { id: string }>(
  staff: P[],
  leadFor: (person: P) => Parameters<typeof isInScope>[1],
): Promise<P[]> {
  const scopes = await Promise.all(staff.map(leadScopeOf))
  return staff.filter((person, at) => {
    const scope = scopes[at]
    return scope !== undefined && isInScope(scope, leadFor(person))
  })
}
