import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { familiesCalled } from '@/lib/desk/households/families-called'
import { isFirstOfFamily } from '@/lib/desk/tour-requests/families-once'
import { type Asked, fits } from '@/lib/desk/tour-requests/lead-filter'
import type { LeadQuery } from '@/lib/desk/tour-requests/lead-query'
import { leadScopeOf } from '@/lib/leads/access/lead-scope'
import { Prisma } from '@/lib/platform/generated/prisma/client'

/** Who asks, and for what, with the families that the search finds by others than who sent the request. */
export async function askedBy(actor: Actor, query: LeadQuery): Promise<Asked> {
  const [scope, families] = await Promise.all([leadScopeOf(actor), familiesCalled(query.search)])
  return { scope, query, actorId: actor.id, families }
}

/** Whether row `t` of tour_requests is one that the list shows, on whichever of its pages. */
export function listedWhere(asked: Asked): Prisma.Sql {
  return Prisma.sql`${fits(asked, 't')} and ${isFirstOfFamily(asked)}`
}
