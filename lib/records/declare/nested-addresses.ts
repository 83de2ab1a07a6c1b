import 'server-only'
import { addressSlug } from '@/lib/platform/address-slug'
import type { Tx } from '@/lib/platform/database/db'
import type { Entity } from '@/lib/records/declare/define-entity'

type Move = [from: string, to: string]

/** Addresses that move with a record's own: a care type's page has one below it in every city. */
export async function addressesBelow(tx: Tx, entity: Entity, id: string, moved: Move[]): Promise<Move[]> {
  if (entity.name !== 'careType' || moved.length === 0) return []
  const communities = await tx.community.findMany({
    where: { active: true, careTypes: { some: { careTypeId: id } } },
    select: { city: true, servesCities: true },
  })
  const cities = new Set(
    communities.flatMap(({ city, servesCities }) => [...(city ? [addressSlug(city)] : []), ...servesCities]),
  )
  return moved.flatMap(([from, to]) => [...cities].map((city): Move => [`${from}/${city}`, `${to}/${city}`]))
}
