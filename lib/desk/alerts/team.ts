import 'server-only'
import { can, isRole, type Role } from '@/lib/accounts/access/access'
import { isInScope, type LeadViewer, leadScopeOf } from '@/lib/leads/access/lead-scope'
import type { Tx } from '@/lib/platform/database/db'
import type { AlertRules } from '@/lib/platform/generated/prisma/client'
import { reachability } from '@/lib/platform/push/reachable'

export type TeamMember = {
  id: string
  username: string
  email: string | null
  role: Role
  /** Empty: all. */
  communityIds: string[]
  rules: AlertRules | null
  devices: { id: string; name: string }[]
}

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
  const isReachable = await reachability()
  return people.flatMap(({ communities, alertRules, pushDevices, role, ...person }) => {
    if (!isRole(role) || !can({ role }, 'update', 'leads')) return []
    const communityIds = communities.map((row) => row.communityId)
    const devices = pushDevices.filter(isReachable).map(({ id, name }) => ({ id, name }))
    return [{ ...person, role, communityIds, rules: alertRules, devices }]
  })
}

/** Members who may work on any lead of this community (null: without one). */
export function teamAmong(staff: TeamMember[], communityId: string | null): Promise<TeamMember[]> {
  return among(staff, () => ({ communityId, ownerId: null }))
}

/** Members who may own a lead of this community; without a community, everybody (decision 041). */
export function ownersAmong<P extends LeadViewer & { id: string }>(
  staff: P[],
  communityId: string | null,
): Promise<P[]> {
  return among(staff, ({ id }) => ({ communityId, ownerId: id }))
}

export async function ownersFor(tx: Tx, communityId: string | null): Promise<TeamMember[]> {
  return ownersAmong(await readStaff(tx), communityId)
}

async function among<P extends LeadViewer & { id: string }>(
  staff: P[],
  leadFor: (person: P) => Parameters<typeof isInScope>[1],
): Promise<P[]> {
  const scopes = await Promise.all(staff.map(leadScopeOf))
  return staff.filter((person, at) => {
    const scope = scopes[at]
    return scope !== undefined && isInScope(scope, leadFor(person))
  })
}
