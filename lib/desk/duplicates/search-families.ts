import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { type Family, readFamilies } from '@/lib/desk/households/families'
import { matchingHouseholds } from '@/lib/desk/households/matching-households'
import { leadScopeOf, whereInScope } from '@/lib/leads/access/lead-scope'
import { db } from '@/lib/platform/database/db'
import { notFound } from '@/lib/platform/errors'
import { searchText } from '@/lib/platform/http/list-address'
import { isUuid } from '@/lib/platform/uuid'

const SHOWN = 6

/** A household and those in the person's scope that the search finds. @throws AppError 403, 404 */
export async function searchFamilies(
  actor: Actor,
  householdId: string,
  search: string,
): Promise<{ own: Family; found: Family[] }> {
  assertCan(actor, 'update', 'leads')
  const ids = isUuid(householdId) ? [householdId, ...(await matchingHouseholds(searchText(search)))] : []
  // An absorbed household has no requests, so it is not found.
  const where = { householdId: { in: ids } }
  const seen = await db.tourRequest.groupBy({
    by: ['householdId'],
    where: { AND: [whereInScope(await leadScopeOf(actor)), { erasedAt: null }, where] },
    _max: { createdAt: true },
    orderBy: { _max: { createdAt: 'desc' } },
  })
  const others = seen.flatMap(({ householdId: id }) => (id && id !== householdId ? [id] : []))
  const families = await readFamilies(actor, [householdId, ...others.slice(0, SHOWN)])
  const own = seen.some((row) => row.householdId === householdId) ? families.get(householdId) : undefined
  if (!own) throw notFound('This family does not exist')
  return { own, found: others.slice(0, SHOWN).flatMap((id) => families.get(id) ?? []) }
}
