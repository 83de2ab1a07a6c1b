import 'server-only'
import { addDays } from 'date-fns'
import { can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { AdminRecord } from '@/lib/records/declare/record'
import { companyDay } from '@/lib/records/facts/due-facts'
import { type FactOwner, ownerChoices } from '@/lib/records/facts/fact-owners'

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
  const declared = Object.entries(entity.facts)
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
