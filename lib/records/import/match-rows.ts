import 'server-only'
import { can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { isUuid } from '@/lib/platform/uuid'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import type { Field } from '@/lib/records/declare/field'
import { type AdminRecord, recordOf, selectOf } from '@/lib/records/declare/record'
import { entityNamed } from '@/lib/records/entities/registry'
import { entriesOf } from '@/lib/records/import/cell-input'
import { type Mapping, slugField } from '@/lib/records/import/columns'
import { fromSpreadsheetCell } from '@/lib/records/lists/spreadsheet-cell'
import { scopeOf } from '@/lib/records/store/scope'

/** The record that a row is about, null for a new one, or why it is ambiguous. */
export type Match = { record: AdminRecord | null } | { problem: string }

/**
 * Matches rows with the user's records: by id if given, else by slug, else by a unique title. Slug and title
 * are compared among records of the owner that the row names.
 */
export async function matchRows(
  actor: Actor,
  entity: Entity,
  mapping: Mapping,
  rows: readonly string[][],
): Promise<Match[]> {
  const slug = slugField(entity)
  const cellOf = (row: string[], name: string | undefined) => {
    const at = name === undefined ? -1 : mapping.indexOf(name)
    return at < 0 ? '' : fromSpreadsheetCell(row[at] ?? '').trim()
  }
  const keys = rows.map((row) => ({
    id: cellOf(row, 'id'),
    slug: cellOf(row, slug),
    title: asStored(entity, cellOf(row, entity.title)),
  }))
  const [stored, isSibling] = await Promise.all([
    recordsFor(actor, entity, slug, keys),
    siblingsOf(actor, entity, mapping, rows),
  ])
  return keys.map(({ id, ...key }, at): Match => {
    if (id) {
      const record = stored.find((one) => one.id === id)
      return record
        ? { record }
        : { problem: `No ${entity.labels.one} of yours has this ID. Leave it empty for a new one` }
    }
    const name = slug && key.slug ? slug : entity.title
    const word = name === slug ? key.slug : key.title
    const named = word ? stored.filter((one) => String(one[name] ?? '').trim() === word) : []
    const [first, second] = named.filter((one) => isSibling(one, rows[at] ?? []))
    if (second) return { problem: `Several ${entity.labels.many} are called “${word}”: write the ID of one` }
    return { record: first ?? null }
  })
}

/**
 * A test for records of the same owner as a row. Floor plans of different communities often share a name,
 * because their slug is unique within a community only.
 */
async function siblingsOf(actor: Actor, entity: Entity, mapping: Mapping, rows: readonly string[][]) {
  const owner = entity.fields[slugField(entity) ?? '']?.unique
  if (typeof owner !== 'string') return () => true
  const field = entity.fields[owner]
  const at = mapping.indexOf(owner)
  if (!field || at < 0) return () => true
  const targets = await findTargets(
    actor,
    field,
    rows.map((row) => row[at] ?? ''),
  )
  return (record: AdminRecord, row: string[]) => {
    const [word] = referencesIn(field, row[at] ?? '')
    const target = word === undefined ? undefined : targets.get(word)
    if (!target) return true
    return 'value' in target && record[owner] === target.value
  }
}

/** A title as the record would hold it: an old address may be typed in another spelling. */
function asStored(entity: Entity, title: string): string {
  const read = entity.fields[entity.title]?.schema.safeParse(title)
  return typeof read?.data === 'string' ? read.data : title
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

/** The value that a reference in a cell resolves to, or why it does not. */
export type Target = { value: string } | { problem: string }

/** Resolves one column's references among the user's records, by title, slug or id. */
export async function findTargets(
  actor: Actor,
  field: Field,
  cells: readonly string[],
): Promise<Map<string, Target>> {
  const target = field.entity ? entityNamed(field.entity) : null
  const words = new Set(cells.flatMap((cell) => referencesIn(field, cell)))
  if (!target || words.size === 0) return new Map()
  const records = can(actor, 'read', target.area) ? await recordsNamed(actor, target, [...words]) : []
  return new Map([...words].map((word) => [word, targetOf(field, target, word, records)]))
}

/** The references in a cell: one, or several separated by semicolons. */
export function referencesIn(field: Field, cell: string): string[] {
  const written = fromSpreadsheetCell(cell).trim()
  if (written === '') return []
  return field.join ? entriesOf(written) : [written]
}

type NamedRecord = { id: string; slug: string | null; title: string }

async function recordsNamed(actor: Actor, target: Entity, words: string[]): Promise<NamedRecord[]> {
  const slug = slugField(target)
  const rows = await delegateOf(db, target.name).findMany({
    where: {
      AND: [
        scopeOf(actor, target),
        {
          OR: [
            { [target.title]: { in: words } },
            { id: { in: words.filter(isUuid) } },
            ...(slug ? [{ [slug]: { in: words } }] : []),
          ],
        },
      ],
    },
    select: { id: true, [target.title]: true, ...(slug && { [slug]: true }) },
  })
  return rows.map((row) => ({
    id: String(row.id),
    slug: slug ? String(row[slug] ?? '') : null,
    title: String(row[target.title] ?? ''),
  }))
}

function targetOf({ by }: Field, { labels }: Entity, word: string, records: NamedRecord[]): Target {
  const exact = records.filter(({ id, slug }) => id === word || slug === word)
  const found = exact.length > 0 ? exact : records.filter(({ title }) => title === word)
  const [first, second] = found
  if (!first) return { problem: `There is no ${labels.one} called “${word}”` }
  if (second) return { problem: `Several ${labels.many} are called “${word}”: write the ID of one` }
  return { value: by === 'slug' && first.slug ? first.slug : first.id }
}
