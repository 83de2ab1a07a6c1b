import 'server-only'
import { can } from '@/lib/auth/access'
import { isRole, type Role } from '@/lib/auth/session-user'
import type { Tx } from '@/lib/db'
import { isInScope, leadScopeOf } from '@/lib/desk/lead-scope'
import type { AlertRules } from '@/lib/generated/prisma/client'
import { isReachable } from '@/lib/push/reachable'

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

/** Staff who may work on leads of this community (null: of none) whoever owns them, by name. */
export function teamOf(tx: Tx, communityId: string | null): Promise<TeamMember[]> {
  return staffOn(tx, () => ({ communityId, ownerId: null }))
}

/** Staff who may work on a lead of this community once it is theirs, by name: with none everybody who works on leads (decision 041). */
export function ownersFor(tx: Tx, communityId: string | null): Promise<TeamMember[]> {
  return staffOn(tx, ({ id }) => ({ communityId, ownerId: id }))
}

type LeadFor = (person: { id: string }) => Parameters<typeof isInScope>[1]

async function staffOn(tx: Tx, leadFor: LeadFor): Promise<TeamMember[]> {
  const people = await tx.user.findMany({
    where: { disabledAt: null },
    orderBy: { username: 'asc' },
    select: {
      ...{ id: true, username: true, email: true, role: true },
      communities: { select: { communityId: true } },
      alertRules: true,
      pushDevices: {
        orderBy: { id: 'asc' },
        select: { id: true, name: true, goneAt: true, serverKey: true },
      },
    },
  })
  const members = await Promise.all(
    people.map(async ({ communities, alertRules, pushDevices, role, ...person }) => {
      if (!isRole(role) || !can({ role }, 'update', 'tourRequest')) return []
      const communityIds = communities.map((row) => row.communityId)
      const mayWork = isInScope(await leadScopeOf({ id: person.id, role, communityIds }), leadFor(person))
      const devices = pushDevices.filter(isReachable).map(({ id, name }) => ({ id, name }))
      return mayWork ? [{ ...person, role, communityIds, rules: alertRules, devices }] : []
    }),
  )
  return members.flat()
}
