import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import type { Finding } from '@/lib/records/checks/publish-check'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import { type EntityName, labelOf } from '@/lib/records/declare/field'
import type { AdminRecord } from '@/lib/records/declare/record'
import { mentionsOf, type Reference } from '@/lib/records/relations/references'

/** Titles named in the message; the rest is only counted. */
const MAX_NAMED = 3

const dollars = (amount: number) => `$${amount.toLocaleString('en-US', { maximumFractionDigits: 2 })}`

/** Conflicts of amounts among records and texts. Only warnings: records are edited one by one. */
export async function priceContradictions(
  tx: Tx,
  entity: Entity,
  before: AdminRecord | null,
  after: AdminRecord,
): Promise<Finding[]> {
  const field = PRICE_FIELDS[entity.name]
  if (!field) return []
  const messages = [
    entity.name === 'community' ? await againstPlans(tx, after) : null,
    entity.name === 'floorPlan' ? await againstCommunity(tx, after) : null,
    await staleMentions(tx, before?.[field], after[field]),
  ]
  return messages.flatMap((message) => (message ? [{ field, message, severity: 'warning' as const }] : []))
}

/** The amounts that texts may repeat. */
const PRICE_FIELDS: Partial<Record<EntityName, string>> = {
  community: 'startingPrice',
  floorPlan: 'startingPrice',
  fee: 'amount',
  careLevel: 'amount',
}

async function againstPlans(tx: Tx, { id, startingPrice }: AdminRecord): Promise<string | null> {
  const lowest = await lowestPlan(tx, id)
  if (!lowest || startingPrice === null || Number(startingPrice) === lowest.price) return null
  return `The floor plan with the lowest price, ${lowest.name}, says ${dollars(lowest.price)} a month. Visitors see both prices`
}

async function againstCommunity(tx: Tx, plan: AdminRecord): Promise<string | null> {
  const lowest = await lowestPlan(tx, String(plan.communityId))
  const community = await tx.community.findUnique({
    where: { id: String(plan.communityId) },
    select: { name: true, startingPrice: true },
  })
  const price = community?.startingPrice === null ? null : Number(community?.startingPrice)
  if (!lowest || price === null || price === lowest.price) return null
  return `${community?.name} says from ${dollars(price)}, but its lowest floor plan is ${dollars(lowest.price)}. Change that, too`
}

async function lowestPlan(tx: Tx, communityId: string) {
  const plan = await tx.floorPlan.findFirst({
    where: { communityId, active: true, startingPrice: { not: null } },
    orderBy: { startingPrice: 'asc' },
    select: { name: true, startingPrice: true },
  })
  return plan && { name: plan.name, price: Number(plan.startingPrice) }
}

async function staleMentions(tx: Tx, old: unknown, current: unknown): Promise<string | null> {
  if (typeof old !== 'number' || old === current) return null
  const places = await Promise.all(
    (await mentionsOf(tx, amountPattern(old))).map((place) => titlesIn(tx, place)),
  )
  const all = places.flat()
  if (all.length === 0) return null
  const more = all.length > MAX_NAMED ? ` and ${all.length - MAX_NAMED} more` : ''
  return `${dollars(old)} is still in ${all.slice(0, MAX_NAMED).join(', ')}${more}`
}

async function titlesIn(tx: Tx, { user, name, field, where }: Reference): Promise<string[]> {
  const rows = await delegateOf(tx, user.name).findMany({
    where,
    select: { [user.title]: true },
    take: MAX_NAMED + 1,
  })
  return rows.map((row) => `${labelOf(name, field)} of ${String(row[user.title] ?? '') || user.labels.one}`)
}

/** A PostgreSQL regex for an amount as people write it: $4,850, $4850 or $4,850.00. */
export function amountPattern(amount: number): string {
  const [whole = '', cents] = String(amount).split('.')
  const grouped = Number(whole).toLocaleString('en-US')
  const digits = grouped === whole ? whole : `(${grouped}|${whole})`
  return `\\$ ?${digits}${cents ? `\\.${cents.padEnd(2, '0')}` : '(\\.00)?'}($|[^0-9.,]|[.,]($|[^0-9]))`
}
