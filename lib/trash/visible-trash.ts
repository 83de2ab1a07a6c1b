import 'server-only'
import type { Actor } from '@/lib/admin/actor'
import { isScoped } from '@/lib/admin/scope'
import { type Action, can } from '@/lib/auth/access'
import { scopedCommunityIds } from '@/lib/auth/community-scope'
import { entities } from '@/lib/entities/registry'
import type { Prisma } from '@/lib/generated/prisma/client'

type Person = Pick<Actor, 'role' | 'communityIds'>

/** Prisma filter for the deleted records on which the person's role allows the action, in their own communities. */
export function visibleTrash(person: Person, action: Action): Prisma.DeletedRecordWhereInput {
  const allowed = entities.filter(({ name }) => can(person, action, name))
  const own = { entity: { in: allowed.map(({ name }) => name) } }
  const communityIds = scopedCommunityIds(person)
  if (communityIds === null) return own
  const free = allowed.filter((entity) => !isScoped(entity)).map(({ name }) => name)
  return { AND: [own, { OR: [{ entity: { in: free } }, { communityId: { in: communityIds } }] }] }
}
