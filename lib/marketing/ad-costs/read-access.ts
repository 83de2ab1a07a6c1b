import { can } from '@/lib/accounts/access/access'
import { scopedCommunityIds } from '@/lib/accounts/access/community-scope'
import type { SessionUser } from '@/lib/accounts/access/session-user'
import { forbidden } from '@/lib/platform/errors'

/**
 * Whether somebody may read what leads cost: who reads campaigns and leads, of all communities. What a campaign cost cannot be told
 * by community to somebody who may not know how many leads the others had of it (decision 059).
 */
export function readsCosts(user: Parameters<typeof can>[0] & Pick<SessionUser, 'communityIds'>): boolean {
  return (
    can(user, 'read', 'campaign') && can(user, 'read', 'tourRequest') && scopedCommunityIds(user) === null
  )
}

/** @throws AppError 403 */
export function assertReadsCosts(user: Parameters<typeof readsCosts>[0]): void {
  if (!readsCosts(user)) throw forbidden()
}
