import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { folderOf } from '@/lib/platform/media/picture-mention'
import { isUuid } from '@/lib/platform/uuid'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { Row } from '@/lib/records/declare/delegate'
import type { Field, JoinTable } from '@/lib/records/declare/field'
import type { AdminRecord } from '@/lib/records/declare/record'
import { entities } from '@/lib/records/entities/registry'
import { ownPath } from '@/lib/records/rules/address-changes'

export type Reference = { user: Entity; name: string; field: Field; where: Row }

/** All fields that refer to a record; pictures also by address in texts. */
export function referencesTo(entity: Entity, record: AdminRecord): Reference[] {
  const folder = entity.name === 'image' ? folderOf(String(record.url)) : null
  return allFields().flatMap(({ user, name, field }) => {
    const where = whereUsed(user, entity, name, field, record.id) ?? whereMentioned(user, name, field, folder)
    return where ? [{ user, name, field, where }] : []
  })
}

/** References by id, slug or file address within structures and lists, and texts that link to a file. */
export async function referencesWithin(tx: Tx, entity: Entity, record: AdminRecord): Promise<Reference[]> {
  const file = fileOf(entity, record)
  const words = [record.id, ...(file ? [file] : [])].map(literal)
  const slug = typeof record.slug === 'string' ? [`"${literal(record.slug)}"`] : []
  return fieldsMatching(tx, record.id, (field) => {
    if (isStructured(field)) return [...words, ...(refersBySlug(field, entity) ? slug : [])].join('|')
    // `referencesTo` covers texts that name a picture.
    return file && isText(field) && entity.name !== 'image' ? literal(file) : null
  })
}

/** Links to a record's page in texts, buttons, redirects and sections. */
export async function linksTo(tx: Tx, entity: Entity, record: AdminRecord): Promise<Reference[]> {
  const path = ownPath(entity, record)
  return path === undefined ? [] : linksToPaths(tx, [path], record.id)
}

/** Links to paths of this site, except in the record with the id `except`. */
export async function linksToPaths(tx: Tx, paths: string[], except: string): Promise<Reference[]> {
  const pattern = linkPattern(paths)
  return fieldsMatching(tx, except, (field) => (isStructured(field) || isText(field) ? pattern : null))
}

/** Texts in all records that match a PostgreSQL regex. */
export function mentionsOf(tx: Tx, pattern: string): Promise<Reference[]> {
  const isRead = (field: Field) =>
    isStructured(field) || ['text', 'longText', 'richText'].includes(field.kind)
  return fieldsMatching(tx, '', (field) => (isRead(field) ? pattern : null))
}

/** Texts, addresses and structures in all records that match a PostgreSQL regex for the key of a file. */
export function fileMentions(tx: Tx, pattern: string): Promise<Reference[]> {
  return fieldsMatching(tx, '', (field) => (isStructured(field) || isText(field) ? pattern : null))
}

/** A PostgreSQL regex for texts that may link to one of the paths. */
export function linkPattern(paths: string[]): string {
  return `(^|[^a-z0-9_/.-])(https?://[a-z0-9.:-]+)?(${paths.map(literal).join('|')})/?($|[^a-z0-9_/.-])`
}

function allFields() {
  return entities.flatMap((user) =>
    Object.entries<Field>(user.fields).map(([name, field]) => ({ user, name, field })),
  )
}

const isText = ({ kind }: Field) => kind === 'richText' || kind === 'url'

function isStructured({ kind, rows, pairs }: Field): boolean {
  return !rows && !pairs && ['list', 'json', 'group', 'groups'].includes(kind)
}

function refersBySlug(field: Field, entity: Entity): boolean {
  const parts = [field, ...Object.values(field.variants?.fields ?? {})].flatMap(({ parts = {} }) =>
    Object.values<Field>(parts),
  )
  return parts.some(
    (part) => (part.by === 'slug' && part.entity === entity.name) || refersBySlug(part, entity),
  )
}

function whereUsed(user: Entity, entity: Entity, name: string, field: Field, id: string): Row | null {
  if (field.pairs) return whereInPairs(entity, field, field.pairs, id)
  if (field.entity !== entity.name || name === user.parent || field.by === 'slug') return null
  // Deleting the tag removes it.
  if (field.tagging) return null
  return field.join ? { [field.join.relation]: { some: { [field.join.other]: id } } } : { [name]: id }
}

/** The chosen record itself is found by the field that chooses it. */
function whereInPairs(
  { name }: Entity,
  field: Field,
  { relation, other }: JoinTable,
  id: string,
): Row | null {
  const columns = Object.entries<Field>(field.parts ?? {})
  const column = columns.find(([part, { entity }]) => part !== other && entity === name)?.[0]
  return column ? { [relation]: { some: { [column]: id } } } : null
}

function whereMentioned(user: Entity, name: string, field: Field, folder: string | null): Row | null {
  return folder && isText(field) && user.kind !== 'log' ? { [name]: { contains: folder } } : null
}

/** The prefix of all addresses of a record's file. */
function fileOf(entity: Entity, { url }: AdminRecord): string | null {
  if (typeof url !== 'string') return null
  if (entity.name === 'image') return folderOf(url)
  return entity.name === 'postAttachment' ? url : null
}

/** Fields whose regex (null: skip) matches, with the matching rows; `except` is a record's id. */
async function fieldsMatching(
  tx: Tx,
  except: string,
  patternFor: (field: Field) => string | null,
): Promise<Reference[]> {
  const columns = await columnsOf(tx)
  const found: Reference[] = []
  for (const user of entities.filter(({ kind }) => kind !== 'log')) {
    const tested = Object.entries<Field>(user.fields).flatMap(([name, field]) => {
      const column = columns.get(`${user.table} ${name.toLowerCase()}`)
      const pattern = column ? patternFor(field) : null
      return column && pattern
        ? [{ name, field, test: Prisma.sql`${quotedName(column)}::text ~* ${pattern}` }]
        : []
    })
    if (tested.length === 0) continue
    const tests = tested.map(({ test }) => test)
    const rows = await tx.$queryRaw<{ id: string; matches: boolean[] }[]>`
      select id::text as id, array[${Prisma.join(tests)}] as matches from ${quotedName(user.table)}
      where id::text <> ${except} and (${Prisma.join(tests, ' or ')})`
    found.push(
      ...tested.flatMap(({ name, field }, at) => {
        const ids = rows.filter(({ matches }) => matches[at]).map(({ id }) => (isUuid(id) ? id : Number(id)))
        return ids.length > 0 ? [{ user, name, field, where: { id: { in: ids } } }] : []
      }),
    )
  }
  return found
}

/** Maps 'communities calendarfile1' to 'calendar_file_1', the column of a field. */
async function columnsOf(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx.$queryRaw<{ table: string; column: string }[]>`
    select table_name::text as table, column_name::text as column from information_schema.columns
    where table_schema = current_schema()`
  return new Map(rows.map(({ table, column }) => [`${table} ${column.replaceAll('_', '')}`, column]))
}

const quotedName = (name: string) => Prisma.raw(`"${name}"`)

/** Escapes text for a PostgreSQL regex. */
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
