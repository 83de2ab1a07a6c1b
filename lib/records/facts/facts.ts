import 'server-only'
import { addDays, addYears } from 'date-fns'
import * as z from 'zod'
import { assertCan, can } from '@/lib/accounts/access/access'
import { type Actor, deferredActor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { invalidFields, notFound } from '@/lib/platform/errors'
import type { Entity, Fact } from '@/lib/records/declare/define-entity'
import type { AdminRecord } from '@/lib/records/declare/record'
import { companyDay } from '@/lib/records/facts/due-facts'
import { type FactOwner, ownerChoices } from '@/lib/records/facts/fact-owners'
import { confirmFact, recordAudit } from '@/lib/records/store/history'
import { updateRecord } from '@/lib/records/store/operations'
import { findRecord } from '@/lib/records/store/scope'

export type FactState = {
  fact: string
  reviewBy: string
  isDue: boolean
  ownerId: string | null
  reviewedAt: string | null
  reviewedByName: string | null
}

export type RecordFacts = { facts: FactState[]; owners: FactOwner[] }

/** A record's facts; null when it has none or the user cannot correct them. */
export async function factsOf(
  actor: Actor,
  entity: Entity,
  record: AdminRecord,
): Promise<RecordFacts | null> {
  const declared = Object.entries(entity.facts).filter(([, fact]) => isStated(fact, record))
  if (declared.length === 0 || !can(actor, 'update', entity.area)) return null
  const [reviews, owners, today] = await Promise.all([
    db.factReview.findMany({ where: { entity: entity.name, entityId: record.id } }),
    ownerChoices(entity),
    companyDay(),
  ])
  const facts = declared.map(([fact, { everyDays }]) => {
    const row = reviews.find((review) => review.fact === fact)
    const from = new Date(`${String(record.createdAt).slice(0, 10)}T00:00:00Z`)
    const reviewBy = (row?.reviewBy ?? addDays(from, everyDays)).toISOString().slice(0, 10)
    return {
      fact,
      reviewBy,
      isDue: reviewBy <= today,
      ownerId: row?.ownerId ?? null,
      reviewedAt: row?.reviewedAt?.toISOString() ?? null,
      reviewedByName: row?.reviewedByName ?? null,
    }
  })
  return { facts, owners }
}

const isStated = ({ onlyWith }: Fact, record: AdminRecord) => !onlyWith || record[onlyWith] !== null

/** `isTrue` confirms the fact as it is; the rest sets the next review and the owner. */
export const factChange = z.object({
  fact: z.string(),
  isTrue: z.literal(true).optional(),
  reviewBy: z.iso.date({ error: 'Please choose a day' }).optional(),
  ownerId: z.uuid().nullable().optional(),
})

type FactChange = z.output<typeof factChange>

/** Confirms a fact, or sets its next review and owner. @throws AppError 400 with fieldErrors, 403, 404 */
export async function updateFact(
  actor: Actor,
  entity: Entity,
  id: string,
  { fact: name, ...input }: FactChange,
): Promise<FactState[]> {
  assertCan(actor, 'update', entity.area)
  const fact = entity.facts[name]
  const before = await findRecord(db, actor, entity, id)
  if (!fact || !isStated(fact, before)) throw notFound('There is no such fact to review')
  await assertValidChange(entity, before, input)
  // A normal update, so that history and caches see the new 'as of' day.
  if (input.isTrue && fact.asOf) await updateRecord(actor, entity, id, { [fact.asOf]: await companyDay() })
  const dueUntilNow = (await factsOf(actor, entity, before))?.facts.find((state) => state.fact === name)
  await db.$transaction(async (tx) => {
    if (input.isTrue) await confirmFact(tx, actor, entity, before, name, fact)
    const key = { entity: entity.name, entityId: id, fact: name }
    const given = {
      ...(input.reviewBy && { reviewBy: asDay(input.reviewBy) }),
      ...(input.ownerId !== undefined && { ownerId: input.ownerId }),
    }
    await tx.factReview.upsert({
      where: { entity_entityId_fact: key },
      create: { ...key, reviewBy: asDay(dueUntilNow?.reviewBy ?? ''), ...given },
      update: given,
    })
    const action = input.isTrue ? 'vouch' : 'assign-fact'
    await recordAudit(tx, actor, {
      action,
      entity: entity.name,
      entityId: id,
      after: { fact: name, ...input },
    })
  })
  return (await factsOf(actor, entity, before))?.facts ?? []
}

const asDay = (day: string) => new Date(`${day}T00:00:00Z`)

async function assertValidChange(
  entity: Entity,
  record: AdminRecord,
  { reviewBy, ownerId }: Omit<FactChange, 'fact'>,
): Promise<void> {
  if (reviewBy !== undefined) {
    const today = await companyDay()
    const latest = addYears(asDay(today), 3).toISOString().slice(0, 10)
    if (reviewBy <= today) throw invalidFields({ reviewBy: 'Please choose a day in the future' })
    if (reviewBy > latest) throw invalidFields({ reviewBy: 'Please choose a day within three years' })
  }
  if (!ownerId) return
  const owner = await deferredActor(ownerId)
  const isTheirs =
    owner &&
    can(owner, 'update', entity.area) &&
    (await findRecord(db, owner, entity, record.id).then(
      () => true,
      () => false,
    ))
  if (!isTheirs) throw invalidFields({ ownerId: 'This person cannot edit this fact' })
}
