import { db } from '@/lib/platform/database/db'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import type { EntityName, Field } from '@/lib/records/declare/field'
import { fieldVariant } from '@/lib/records/declare/field'
import { entityNamed } from '@/lib/records/entities/registry'
import { writeJoins, writeRow } from '@/lib/records/store/write-row'
import { FIXED } from '@/tests/support/field-effects/fixed-values'
import { type Leaf, parsed, type Sources, sampleOf } from '@/tests/support/field-effects/sample'

/** A stored record with a canary in each field. */
export type Planted = {
  entity: Entity
  id: string
  kind: string | null
  /** As they were entered. */
  values: Record<string, unknown>
  leaves: Leaf[]
}

const made = new Map<string, Promise<Planted>>()

/** A record of an entity; records it refers to are made before. @param nth its number, from 0 */
export function plantedRecord(entity: Entity, nth = 0): Promise<Planted> {
  const name = `${entity.name} ${nth}`
  const known = made.get(name)
  if (known) return known
  const record = plant(entity, nth)
  made.set(name, record)
  return record
}

/** Where records name each other, and pictures come from. Later records name two where they can. */
function sourcesFor(nth: number): Sources {
  return {
    fixed(key, at) {
      const value = FIXED[key]?.(nth, at)
      return value === undefined ? null : { value }
    },
    async reference({ entity: name, by }, key) {
      if (key === SPEAKS) return speaker(nth)
      const which = nth === 2 && NAMES_SECOND.has(key) ? 1 : 0
      const { id, values } = await plantedRecord(entityNamed(name as EntityName), which)
      return by === 'slug' ? String(values.slug) : id
    },
    async references({ entity: name }) {
      const entity = entityNamed(name as EntityName)
      const first = await plantedRecord(entity)
      return nth === 0 ? [first.id] : [first.id, (await plantedRecord(entity, 1)).id]
    },
    async picture(canary, key) {
      if (key === SHOWS_PICTURE && nth > 0) return (await plantedRecord(entityNamed('image'))).id
      const { id } = await db.image.create({
        data: {
          objectKey: canary,
          checksum: canary,
          url: `/media/${canary}.webp`,
          alt: `Picture ${canary}`,
          width: 800,
          height: 500,
          sizeBytes: 1,
          mimeType: 'image/webp',
        },
      })
      return id
    },
  }
}

/** References of which the third record names the second record: a gallery without pictures is not shown. */
const NAMES_SECOND = new Set(['galleryImage.galleryId'])

/** Where the planted picture of the library is seen, with the day it was taken. */
const SHOWS_PICTURE = 'community.salonImageId'

/** People belong to communities, so a planted person would wait for the community that waits for it. */
const SPEAKS = 'community.greetingById'

async function speaker(nth: number): Promise<string> {
  const { id } = await db.teamMember.create({
    data: { slug: `speaker-${nth}`, name: `Speaker ${nth}`, role: 'Director' },
  })
  return id
}

type Kind = { of: string; is: string }

/** Stores one more record. @param kind of the section, where the entity has kinds */
export async function plant(entity: Entity, nth: number, kind?: Kind): Promise<Planted> {
  const { values, leaves } = await sampleOf(entity, sourcesFor(nth), kind)
  const id = await store(entity, values)
  return { entity, id, kind: kind?.is ?? null, values, leaves }
}

async function store(entity: Entity, values: Record<string, unknown>): Promise<string> {
  if (entity.kind !== 'single') return write(entity, null, values)
  const row = await delegateOf(db, entity.name).findFirst({ select: { id: true } })
  return write(entity, row ? String(row.id) : null, values)
}

/** Changes what is stored, in the way of the back office but without its checks. */
export async function write(entity: Entity, id: string | null, entered: Record<string, unknown>) {
  const values = Object.fromEntries(
    Object.entries(entered).map(([name, value]) => [
      name,
      parsed(fieldVariant(entity.fields[name] as Field, entered), value),
    ]),
  )
  const row = await writeRow(db, entity, id === null ? null : { id, createdAt: '', updatedAt: '' }, values)
  await writeJoins(db, entity, row.id, values)
  return String(row.id)
}
