import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { matchingHouseholds } from '@/lib/desk/households/matching-households'
import { isFirstOfFamily } from '@/lib/desk/tour-requests/family-grouping'
import { fits, type LeadSelection } from '@/lib/desk/tour-requests/lead-filter'
import type { LeadQuery } from '@/lib/desk/tour-requests/lead-query'
import { leadScopeOf } from '@/lib/leads/access/lead-scope'
import { Prisma } from '@/lib/platform/generated/prisma/client'

/** Adds the person's scope and the households that match the search. */
export async function selectionFor(actor: Actor, query: LeadQuery): Promise<LeadSelection> {
  const [scope, families] = await Promise.all([leadScopeOf(actor), matchingHouseholds(query.search)])
  return { scope, query, actorId: actor.id, families }
}

/** SQL condition for rows `t` of tour_requests that belong to the list. */
export function listedWhere(selection: LeadSelection): Prisma.Sql {
  return Prisma.sql`${fits(selection, 't')} and ${isFirstOfFamily(selection)}`
}
