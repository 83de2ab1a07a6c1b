import type { SessionUser } from '@/lib/accounts/access/session-user'
import { forbidden } from '@/lib/platform/errors'

type Scoped = Pick<SessionUser, 'role' | 'communityIds'>

/** The communities the person is limited to, null when they see all. Admins are never limited. */
export function scopedCommunityIds(user: Scoped): string[] | null {
  return user.role === 'admin' || user.communityIds.length === 0 ? null : user.communityIds
}

/** Prisma filter that keeps the rows of the person's own communities; `{}` when they see all. */
export function communityScope(user: Scoped): { communityId?: { in: string[] } } {
  const ids = scopedCommunityIds(user)
  return ids ? { communityId: { in: ids } } : {}
}

/** Whether a row of this community (null: of none) is theirs to work on. */
export function inScope(user: Scoped, communityId: string | null): boolean {
  const ids = scopedCommunityIds(user)
  return ids === null || (communityId !== null && ids.includes(communityId))
}

/** @throws AppError 403 when the row belongs to a community that is not theirs. */
export function assertInScope(user: Scoped, communityId: string | null): void {
  if (!inScope(user, communityId)) throw forbidden('This belongs to a community you do not work for')
}
