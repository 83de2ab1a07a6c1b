import 'server-only'
import { type Action, assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { leadScopeOf, whereInScope } from '@/lib/leads/access/lead-scope'
import type { Tx } from '@/lib/platform/database/db'
import { notFound } from '@/lib/platform/errors'
import type { Household, Prisma } from '@/lib/platform/generated/prisma/client'
import { isUuid } from '@/lib/platform/uuid'

/** Households with a request in the person's scope. */
async function householdsOf(actor: Actor): Promise<Prisma.HouseholdWhereInput> {
  const scope = await leadScopeOf(actor)
  return scope.ids === null ? {} : { leads: { some: whereInScope(scope) } }
}

/** Locks the households, in the order given; those out of scope do not exist. @throws AppError 403, 404 */
export async function openHouseholds(
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
  action: Action,
): Promise<Household[]> {
  assertCan(actor, action, 'leads')
  const wanted = ids.filter(isUuid)
  await tx.$queryRaw`select 1 from households where id = any(${wanted}::uuid[]) order by id for update`
  const found = await tx.household.findMany({
    where: { AND: [{ id: { in: wanted } }, await householdsOf(actor)] },
  })
  return ids.map((id) => {
    const household = found.find((one) => one.id === id)
    if (!household) throw notFound('This family does not exist')
    return household
  })
}
