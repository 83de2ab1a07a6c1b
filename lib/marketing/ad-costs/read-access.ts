import type { SessionUser } from '@/lib/accounts/access/access'
import { can } from '@/lib/accounts/access/access'
import { scopedCommunityIds } from '@/lib/accounts/access/community-scope'
import { forbidden } from '@/lib/platform/errors'

/** Requires campaigns and figures of all communities: costs cannot be split by community (decision 059). */
export function readsCosts(user: Parameters<typeof can>[0] & Pick<SessionUser, 'communityIds'>): boolean {
  return can(user, 'read', 'advertising') && can(user, 'read', 'figures') && scopedCommunityIds(user) === null
}

/** @throws AppError 403 */
export function assertReadsCosts(user: Parameters<typeof readsCosts>[0]): void {
  if (!readsCosts(user)) throw forbidden()
}
