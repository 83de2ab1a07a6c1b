import type { SessionUser } from '@/lib/accounts/access/access'
import { can } from '@/lib/accounts/access/access'
import { scopedCommunityIds } from '@/lib/accounts/access/community-scope'
import { forbidden } from '@/lib/platform/errors'

type User = Parameters<typeof can>[0] & Pick<SessionUser, 'communityIds'>

/** Requires campaigns and figures of all communities, no names. */
export function readsPageStatistics(user: User): boolean {
  return can(user, 'read', 'advertising') && can(user, 'read', 'figures') && scopedCommunityIds(user) === null
}

/** @throws AppError 403 */
export function assertReadsPageStatistics(user: User): void {
  if (!readsPageStatistics(user)) throw forbidden()
}
