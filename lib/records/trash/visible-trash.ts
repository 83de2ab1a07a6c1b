import 'server-only'
import { type Action, can } from '@/lib/accounts/access/access'
import { scopedCommunityIds } from '@/lib/accounts/access/community-scope'
import type { Actor } from '@/lib/accounts/actor'
import type { Prisma } from '@/lib/platform/generated/prisma/client'
import { allowedToRole } from '@/lib/records/declare/permissions'
import { entities } from '@/lib/records/entities/registry'
import { isScoped } from '@/lib/records/store/scope'

type Person = Pick<Actor, 'role' | 'communityIds'>

/** Prisma filter for deleted records in the user's communities on which their role allows the action. */
export function visibleTrash(person: Person, action: Action): Prisma.DeletedRecordWhereInput {
  const allowed = entities.filter(({ area }) => can(person, action, area))
  const own = { entity: { in: allowed.map(({ name }) => name) } }
  const communityIds = scopedCommunityIds(person)
  if (communityIds === null) return own
  const free = allowed.filter((entity) => !isScoped(entity)).map(({ name }) => name)
  return { AND: [own, { OR: [{ entity: { in: free } }, { communityId: { in: communityIds } }] }] }
}

/** True when the user can delete, and so restore, some kind of record. */
export function mayDeleteSomething(user: Pick<Actor, 'role'>): boolean {
  return entities.some((entity) => allowedToRole(user, entity).delete)
}
