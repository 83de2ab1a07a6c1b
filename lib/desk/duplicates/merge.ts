import 'server-only'
import { subDays } from 'date-fns'
import { type Action, assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import type { Merge } from '@/lib/desk/duplicates/merge-schema'
import { restoreClocks } from '@/lib/desk/duplicates/restore-clocks'
import { tellPartners } from '@/lib/desk/partner-events/tell-partners'
import { leadScopeOf, whereInScope } from '@/lib/leads/access/lead-scope'
import { recordEvents } from '@/lib/leads/tour-requests/record-event'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict, invalidFields, notFound } from '@/lib/platform/errors'
import type { Household, Prisma } from '@/lib/platform/generated/prisma/client'
import { isUuid } from '@/lib/platform/uuid'
import { recordAudit } from '@/lib/records/store/history'

const LIMITS = { maxWait: 6_000, timeout: 20_000 }

/** Moves a household's rows to the kept one. @returns the merge's id @throws AppError 400, 403, 404, 409 */
export async function mergeHouseholds(actor: Actor, keptId: string, chosen: Merge): Promise<string> {
  const { absorbedId, name, phoneE164, email } = chosen
  return db.$transaction(async (tx) => {
    const [kept, absorbed] = await openHouseholds(tx, actor, [keptId, absorbedId], 'update')
    if (!kept || !absorbed || kept.id === absorbed.id) throw conflict('These are already one family')
    if (await isAbsorbed(tx, [keptId, absorbedId]))
      throw conflict('One of them has been merged with another family')
    await assertKnownValues(tx, [kept, absorbed], chosen)
    const leads = await tx.tourRequest.findMany({ where: { householdId: absorbedId }, select: { id: true } })
    const contacts = await tx.householdContact.findMany({
      where: { householdId: absorbedId },
      select: { id: true },
    })
    const residents = await tx.householdResident.findMany({
      where: { householdId: absorbedId },
      select: { id: true },
    })
    const over = { where: { householdId: absorbedId }, data: { householdId: keptId } }
    await tx.tourRequest.updateMany(over)
    await tx.householdContact.updateMany(over)
    await tx.householdResident.updateMany(over)
    await tx.household.update({ where: { id: keptId }, data: { name, phoneE164, email } })
    await forgetOldMerges(tx)
    const { id } = await tx.householdMerge.create({
      data: {
        keptId,
        absorbedId,
        name: kept.name,
        phoneE164: kept.phoneE164,
        email: kept.email,
        leadIds: leads.map((lead) => lead.id),
        contactIds: contacts.map((contact) => contact.id),
        residentIds: residents.map((resident) => resident.id),
        mergedBy: actor.username,
      },
    })
    await recordMergeEvent(tx, actor, keptId, { type: 'merged', data: { mergeId: id } })
    await tellPartners(tx, { type: 'lead.merged', leadIds: leads.map((lead) => lead.id), causeId: id })
    const counts = { requests: leads.length, contacts: contacts.length, residents: residents.length }
    const after = { mergeId: id, absorbedId, ...counts }
    await recordAudit(tx, actor, { action: 'household.merge', entity: 'household', entityId: keptId, after })
    return id
  }, LIMITS)
}

/** Notes it on the family's newest request, without names, because that request may be another person's. */
async function recordMergeEvent(
  tx: Tx,
  actor: Actor,
  householdId: string,
  entry: { type: 'merged' | 'merge-undone'; data: { mergeId: string } },
): Promise<void> {
  const newest = await tx.tourRequest.findFirst({
    where: { householdId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true },
  })
  if (newest) await recordEvents(tx, [{ ...entry, actor, tourRequestId: newest.id }])
}

async function isAbsorbed(tx: Tx, ids: string[]): Promise<boolean> {
  return (await tx.householdMerge.count({ where: { absorbedId: { in: ids }, undoneAt: null } })) > 0
}

/** Nobody may be called at a number that neither household gave. */
async function assertKnownValues(
  tx: Tx,
  both: Household[],
  { name, phoneE164, email }: Merge,
): Promise<void> {
  const ids = both.map(({ id }) => id)
  const contacts = await tx.householdContact.findMany({ where: { householdId: { in: ids } } })
  const names = [...both, ...contacts].map((one) => one.name)
  const ways = [...both, ...contacts]
  if (!names.includes(name)) throw invalidFields({ name: 'Please choose one of their names' })
  if (phoneE164 && !ways.some((one) => one.phoneE164 === phoneE164))
    throw invalidFields({ phoneE164: 'Please choose one of their numbers' })
  if (email && !ways.some((one) => one.email === email))
    throw invalidFields({ email: 'Please choose one of their addresses' })
}

export const UNDO_DAYS = 30

/**
 * Moves back what the merge moved, with clocks as without it. @throws AppError 403, 404, 409 when undone, too
 * old, or not the last
 */
export async function undoMerge(actor: Actor, id: string): Promise<void> {
  assertCan(actor, 'update', 'leads')
  await db.$transaction(async (tx) => {
    const merge = isUuid(id) ? await tx.householdMerge.findUnique({ where: { id } }) : null
    if (!merge) throw notFound('This merge does not exist')
    const { keptId, absorbedId, leadIds, contactIds, residentIds } = merge
    const [kept] = await openHouseholds(tx, actor, [keptId], 'update')
    await tx.$queryRaw`select 1 from household_merges where id = ${id}::uuid for update`
    const now = new Date()
    const { undoneAt } = await tx.householdMerge.findUniqueOrThrow({ where: { id } })
    if (undoneAt) throw conflict('This merge has already been undone')
    if (merge.mergedAt < subDays(now, UNDO_DAYS))
      throw conflict(`A merge can be undone for ${UNDO_DAYS} days`)
    const since = { undoneAt: null, mergedAt: { gt: merge.mergedAt } }
    const later = await tx.householdMerge.count({
      where: { ...since, OR: [{ keptId }, { absorbedId: keptId }] },
    })
    if (later > 0) throw conflict('The family has been merged again since then. Undo that merge first')
    await recordMergeEvent(tx, actor, keptId, { type: 'merge-undone', data: { mergeId: id } })
    const back = { data: { householdId: absorbedId } }
    await tx.tourRequest.updateMany({ where: { householdId: keptId, id: { in: leadIds } }, ...back })
    await tx.householdContact.updateMany({ where: { householdId: keptId, id: { in: contactIds } }, ...back })
    await tx.householdResident.updateMany({
      where: { householdId: keptId, id: { in: residentIds } },
      ...back,
    })
    if (kept) {
      const { name, phoneE164, email } = merge
      await tx.household.update({ where: { id: keptId }, data: { name, phoneE164, email } })
    }
    await tx.householdMerge.update({ where: { id }, data: { undoneAt: now, undoneBy: actor.username } })
    await restoreClocks(tx, actor, merge)
    await recordAudit(tx, actor, {
      action: 'household.part',
      entity: 'household',
      entityId: keptId,
      after: { mergeId: id, absorbedId },
    })
  })
}

/** Deletes merges too old to undo, with their empty households. */
async function forgetOldMerges(tx: Tx): Promise<void> {
  await tx.$executeRaw`
    with old as (
      delete from household_merges where merged_at < ${subDays(new Date(), UNDO_DAYS)} returning absorbed_id
    )
    delete from households h using old where h.id = old.absorbed_id
      and not exists (select from tour_requests t where t.household_id = h.id)
      and not exists (select from household_contacts c where c.household_id = h.id)
      and not exists (select from household_residents r where r.household_id = h.id)`
}

/** Households with a request in the person's scope. */
async function householdsOf(actor: Actor): Promise<Prisma.HouseholdWhereInput> {
  const scope = await leadScopeOf(actor)
  return scope.ids === null ? {} : { leads: { some: whereInScope(scope) } }
}

/** Locks the households, in the order given; those out of scope do not exist. @throws AppError 403, 404 */
async function openHouseholds(
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

/** Marks two households as different families, not to be suggested again. @throws AppError 403, 404, 409 */
export async function keepApart(actor: Actor, id: string, otherId: string): Promise<void> {
  await db.$transaction(async (tx) => {
    await openHouseholds(tx, actor, [id, otherId], 'update')
    if (id === otherId) throw conflict('These are already one family')
    const [firstId = '', secondId = ''] = [id.toLowerCase(), otherId.toLowerCase()].sort()
    await tx.householdsApart.createMany({
      data: { firstId, secondId, saidBy: actor.username },
      skipDuplicates: true,
    })
    const after = { otherId }
    await recordAudit(tx, actor, { action: 'household.keep-apart', entity: 'household', entityId: id, after })
  })
}
