import type { SessionUser } from '@/lib/accounts/access/access'
import { forbidden } from '@/lib/platform/errors'

type Scoped = Pick<SessionUser, 'role' | 'communityIds'>

/** Communities the user is limited to; null for all. Admins are never limited. */
export function scopedCommunityIds(user: Scoped): string[] | null {
  return user.role === 'admin' || user.communityIds.length === 0 ? null : user.communityIds
}

/** Prisma filter for rows of the user's communities; `{}` for all. */
export function communityScope(user: Scoped): { communityId?: { in: string[] } } {
  const ids = scopedCommunityIds(user)
  return ids ? { communityId: { in: ids } } : {}
}

/** A null `communityId` means that the row belongs to no community. */
export function inScope(user: Scoped, communityId: string | null): boolean {
  const ids = scopedCommunityIds(user)
  return ids === null || (communityId !== null && ids.includes(communityId))
}

/** @throws AppError 403 when the row belongs to another community. */
export function assertInScope(user: Scoped, communityId: string | null): void {
  if (!inScope(user, communityId)) throw forbidden('You do not have access to this community')
}
