import 'server-only'
import type { SessionUser } from '@/lib/accounts/access/access'
import { scopedCommunityIds } from '@/lib/accounts/access/community-scope'
import { remembered } from '@/lib/platform/cache/remembered'
import { db } from '@/lib/platform/database/db'
import { forbidden } from '@/lib/platform/errors'
import { Prisma } from '@/lib/platform/generated/prisma/client'

export type LeadViewer = Pick<SessionUser, 'role' | 'communityIds'> & { id: string | null }

type LeadPlacement = { communityId: string | null; ownerId: string | null }

/** Communities (null: all). Leads without one: all if `unassigned`, else only those of `ownerId`. */
export type LeadScope = { ids: string[] | null; unassigned: boolean; ownerId: string | null }

const unassignedAreShown = remembered('unassigned-leads-shown', ['site_settings'], async () => {
  const settings = await db.siteSettings.findFirst({ select: { unassignedLeadsShown: true } })
  return settings?.unassignedLeadsShown ?? true
})

/** Limited users also get leads routed to them (decision 041) and, by default, any without a community. */
export async function leadScopeOf(user: LeadViewer): Promise<LeadScope> {
  const ids = scopedCommunityIds(user)
  return { ids, unassigned: ids === null || (await unassignedAreShown()), ownerId: user.id }
}

/** A key that all people who see the same leads share. */
export function scopeKey({ ids, unassigned, ownerId }: LeadScope): string {
  if (ids === null) return 'all'
  return [...ids.toSorted(), unassigned ? 'unassigned' : ownerId].join()
}

export function whereInScope({ ids, unassigned, ownerId }: LeadScope): Prisma.TourRequestWhereInput {
  if (ids === null) return {}
  const named = { communityId: { in: ids } }
  if (unassigned) return { OR: [named, { communityId: null }] }
  return ownerId ? { OR: [named, { communityId: null, ownerId }] } : named
}

export function andInScope(scope: LeadScope): Prisma.Sql {
  return scope.ids === null ? Prisma.empty : Prisma.sql`and ${scopeCondition(scope, 'tour_requests')}`
}

export function scopeCondition(
  { ids, unassigned, ownerId }: LeadScope,
  row: 't' | 'o' | 'tour_requests',
): Prisma.Sql {
  if (ids === null) return Prisma.sql`true`
  const [community, owner] = [Prisma.raw(`${row}.community_id`), Prisma.raw(`${row}.owner_id`)]
  const named = Prisma.sql`${community} = any(${ids}::uuid[])`
  if (unassigned) return Prisma.sql`(${named} or ${community} is null)`
  return ownerId ? Prisma.sql`(${named} or (${community} is null and ${owner} = ${ownerId}::uuid))` : named
}

export function isInScope({ ids, ...scope }: LeadScope, { communityId, ownerId }: LeadPlacement): boolean {
  if (ids === null) return true
  if (communityId !== null) return ids.includes(communityId)
  return scope.unassigned || (ownerId !== null && ownerId === scope.ownerId)
}

/** @throws AppError 403 when the lead is outside the user's scope */
export async function assertLeadInScope(user: LeadViewer, lead: LeadPlacement): Promise<void> {
  if (!isInScope(await leadScopeOf(user), lead)) throw forbidden('You do not have access to this community')
}
