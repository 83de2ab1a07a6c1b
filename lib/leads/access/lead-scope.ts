import 'server-only'
import { scopedCommunityIds } from '@/lib/accounts/access/community-scope'
import type { SessionUser } from '@/lib/accounts/access/session-user'
import { remembered } from '@/lib/platform/cache/remembered'
import { db } from '@/lib/platform/database/db'
import { forbidden } from '@/lib/platform/errors'
import { Prisma } from '@/lib/platform/generated/prisma/client'

/** What of a person decides which leads are theirs. */
export type Scoped = Pick<SessionUser, 'role' | 'communityIds'> & { id: string | null }

/** What decides of a lead whose it is to work on. */
type Placed = { communityId: string | null; ownerId: string | null }

/**
 * Which leads somebody works on: those of `ids` (null: all), and of no community when `unassigned`, else those of them that are
 * `ownerId`'s.
 */
export type LeadScope = { ids: string[] | null; unassigned: boolean; ownerId: string | null }

const unassignedAreShown = remembered('unassigned-leads-shown', ['site_settings'], async () => {
  const settings = await db.siteSettings.findFirst({ select: { unassignedLeadsShown: true } })
  return settings?.unassignedLeadsShown ?? true
})

/**
 * The leads of a person: whoever is limited to communities gets theirs, and unless the site settings say otherwise also those that
 * name no community, which nobody might see else. One that came to them by turn is theirs in any case (decision 041).
 */
export async function leadScopeOf(user: Scoped): Promise<LeadScope> {
  const ids = scopedCommunityIds(user)
  return { ids, unassigned: ids === null || (await unassignedAreShown()), ownerId: user.id }
}

/** Prisma filter of the leads in a scope. */
export function whereInScope({ ids, unassigned, ownerId }: LeadScope): Prisma.TourRequestWhereInput {
  if (ids === null) return {}
  const named = { communityId: { in: ids } }
  if (unassigned) return { OR: [named, { communityId: null }] }
  return ownerId ? { OR: [named, { communityId: null, ownerId }] } : named
}

/** The same for SQL over tour_requests, with its `and`. */
export function andInScope(scope: LeadScope): Prisma.Sql {
  return scope.ids === null ? Prisma.empty : Prisma.sql`and ${scopeCondition(scope, 'tour_requests')}`
}

/** The same as a condition on a row of tour_requests under its name in the query. */
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

/** Whether a lead is in a scope. */
export function isInScope({ ids, ...scope }: LeadScope, { communityId, ownerId }: Placed): boolean {
  if (ids === null) return true
  if (communityId !== null) return ids.includes(communityId)
  return scope.unassigned || (ownerId !== null && ownerId === scope.ownerId)
}

/** @throws AppError 403 when a lead is not the person's to work on */
export async function assertLeadInScope(user: Scoped, lead: Placed): Promise<void> {
  if (!isInScope(await leadScopeOf(user), lead))
    throw forbidden('This belongs to a community you do not work for')
}
