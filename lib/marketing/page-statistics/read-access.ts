import type { SessionUser } from '@/lib/accounts/access/access'
import { can } from '@/lib/accounts/access/access'
import { scopedCommunityIds } from '@/lib/accounts/access/community-scope'
import { forbidden } from '@/lib/platform/errors'

type User = Parameters<typeof can>[0] & Pick<SessionUser, 'communityIds'>

/** Requires access to campaigns and leads of all communities. */
export function readsPageStatistics(user: User): boolean {
  return can(user, 'read', 'advertising') && can(user, 'read', 'leads') && scopedCommunityIds(user) === null
}

/** @throws AppError 403 */
export function assertReadsPageStatistics(user: User): void {
  if (!readsPageStatistics(user)) throw forbidden()
}
