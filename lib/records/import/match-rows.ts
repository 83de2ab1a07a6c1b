import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { isUuid } from '@/lib/platform/uuid'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import { type AdminRecord, recordOf, selectOf } from '@/lib/records/declare/record'
import { unescapeFormula } from '@/lib/records/import/cell-input'
import { type Mapping, slugField } from '@/lib/records/import/columns'
import { scopeOf } from '@/lib/records/store/scope'

/** The record that a row is about, null for a new one, or why it is ambiguous. */
export type Match = { record: AdminRecord | null } | { problem: string }

/** Matches rows with the user's records: by id if given, else by slug, else by a title that is unique. */
export async function matchRows(
  actor: Actor,
  entity: Entity,
  mapping: Mapping,
  rows: readonly string[][],
): Promise<Match[]> {
  const slug = slugField(entity)
  const cellOf = (row: string[], name: string | undefined) => {
    const at = name === undefined ? -1 : mapping.indexOf(name)
    return at < 0 ? '' : unescapeFormula(row[at] ?? '').trim()
  }
  const keys = rows.map((row) => ({
    id: cellOf(row, 'id'),
    slug: cellOf(row, slug),
    title: cellOf(row, entity.title),
  }))
  const stored = await recordsFor(actor, entity, slug, keys)
  return keys.map(({ id, ...key }): Match => {
    if (id) {
      const record = stored.find((one) => one.id === id)
      return record
        ? { record }
        : { problem: `No ${entity.labels.one} of yours has this ID. Leave it empty for a new one` }
    }
    const name = slug && key.slug ? slug : entity.title
    const word = name === slug ? key.slug : key.title
    const [first, second] = word ? stored.filter((one) => String(one[name] ?? '').trim() === word) : []
    if (second) return { problem: `Several ${entity.labels.many} are called “${word}”: write the ID of one` }
    return { record: first ?? null }
  })
}

type Key = { id: string; slug: string; title: string }

async function recordsFor(actor: Actor, entity: Entity, slug: string | undefined, keys: Key[]) {
  const words = (part: keyof Key) => [...new Set(keys.map((key) => key[part]).filter(Boolean))]
  const rows = await delegateOf(db, entity.name).findMany({
    where: {
      AND: [
        scopeOf(actor, entity),
        {
          OR: [
            { id: { in: words('id').filter(isUuid) } },
            ...(slug ? [{ [slug]: { in: words('slug') } }] : []),
            { [entity.title]: { in: words('title') } },
          ],
        },
      ],
    },
    select: selectOf(entity),
  })
  return rows.map((row) => recordOf(entity, row))
}
