import 'server-only'
import { addDays } from 'date-fns'
import type { Actor } from '@/lib/admin/actor'
import type { Entity } from '@/lib/admin/define-entity'
import type { AdminRecord } from '@/lib/admin/record'
import { can } from '@/lib/auth/access'
import { db } from '@/lib/db'
import { companyDay } from '@/lib/facts/due-facts'
import { type FactOwner, ownerChoices } from '@/lib/facts/fact-owners'

/** How a fact of a record stands; days are '2026-11-01', moments ISO in UTC. */
export type FactState = {
  fact: string
  reviewBy: string
  isDue: boolean
  ownerId: string | null
  reviewedAt: string | null
  reviewedByName: string | null
}

export type RecordFacts = { facts: FactState[]; owners: FactOwner[] }

/** The facts of a record the person may correct; null when it has none, or they may not. */
export async function factsOf(
  actor: Actor,
  entity: Entity,
  record: AdminRecord,
): Promise<RecordFacts | null> {
  const declared = Object.entries(entity.facts)
  if (declared.length === 0 || !can(actor, 'update', entity.name)) return null
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
      ...{ fact, reviewBy, isDue: reviewBy <= today },
      ownerId: row?.ownerId ?? null,
      reviewedAt: row?.reviewedAt?.toISOString() ?? null,
      reviewedByName: row?.reviewedByName ?? null,
    }
  })
  return { facts, owners }
}
