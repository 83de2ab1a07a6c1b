import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { folderOf } from '@/lib/platform/media/picture-mention'
import { isUuid } from '@/lib/platform/uuid'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { Row } from '@/lib/records/declare/delegate'
import type { Field } from '@/lib/records/declare/field'
import type { AdminRecord } from '@/lib/records/declare/record'
import { entities } from '@/lib/records/entities/registry'
import { ownPath } from '@/lib/records/rules/address-changes'

/** A field that refers to a record, and the rows that do so with it. */
export type Reference = { user: Entity; name: string; field: Field; where: Row }

/** Every field of every entity that can lead to a record; a picture is also named in texts and addresses. */
export function referencesTo(entity: Entity, record: AdminRecord): Reference[] {
  const folder = entity.name === 'image' ? folderOf(String(record.url)) : null
  return fieldsOfAll().flatMap(({ user, name, field }) => {
    const where = whereUsed(user, entity, name, field, record.id) ?? whereMentioned(user, name, field, folder)
    return where ? [{ user, name, field, where }] : []
  })
}

/** Structures and lists that refer to a record by its id, slug or the address of its file; texts that link to a file. */
export async function referencesWithin(tx: Tx, entity: Entity, record: AdminRecord): Promise<Reference[]> {
  const file = fileOf(entity, record)
  const words = [record.id, ...(file ? [file] : [])].map(literal)
  const slug = typeof record.slug === 'string' ? [`"${literal(record.slug)}"`] : []
  return matching(tx, record.id, (field) => {
    if (isWithin(field)) return [...words, ...(refersBySlug(field, entity) ? slug : [])].join('|')
    // Texts that name a picture are among `referencesTo`.
    return file && isText(field) && entity.name !== 'image' ? literal(file) : null
  })
}

/** What links to the page of a record: words in texts, buttons, redirects, sections. */
export async function linksTo(tx: Tx, entity: Entity, record: AdminRecord): Promise<Reference[]> {
  const path = ownPath(entity, record)
  return path === undefined ? [] : linksToPaths(tx, [path], record.id)
}

/** The same for paths of this site; `except` is the id of a record that is not asked. */
export async function linksToPaths(tx: Tx, paths: string[], except: string): Promise<Reference[]> {
  const pattern = linkPattern(paths)
  return matching(tx, except, (field) => (isWithin(field) || isText(field) ? pattern : null))
}

/** Texts of every record that match a pattern of PostgreSQL. */
export function mentionsOf(tx: Tx, pattern: string): Promise<Reference[]> {
  const isRead = (field: Field) => isWithin(field) || ['text', 'longText', 'richText'].includes(field.kind)
  return matching(tx, '', (field) => (isRead(field) ? pattern : null))
}

/** A pattern of PostgreSQL for texts in which a link to one of the paths may stand. */
export function linkPattern(paths: string[]): string {
  return `(^|[^a-z0-9_/.-])(https?://[a-z0-9.:-]+)?(${paths.map(literal).join('|')})/?($|[^a-z0-9_/.-])`
}

function fieldsOfAll() {
  return entities.flatMap((user) =>
    Object.entries<Field>(user.fields).map(([name, field]) => ({ user, name, field })),
  )
}

const isText = ({ kind }: Field) => kind === 'richText' || kind === 'url'

/** Kept in a column of its own as a list or a structure. */
function isWithin({ kind, rows }: Field): boolean {
  return !rows && ['list', 'json', 'group', 'groups'].includes(kind)
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
  if (field.entity !== entity.name || name === user.parent || field.by === 'slug') return null
  // It is taken off with the deletion of the word.
  if (field.tagging) return null
  return field.join ? { [field.join.relation]: { some: { [field.join.other]: id } } } : { [name]: id }
}

function whereMentioned(user: Entity, name: string, field: Field, folder: string | null): Row | null {
  return folder && isText(field) && user.kind !== 'log' ? { [name]: { contains: folder } } : null
}

/** What every address of a record's file begins with. */
function fileOf(entity: Entity, { url }: AdminRecord): string | null {
  if (typeof url !== 'string') return null
  if (entity.name === 'image') return folderOf(url)
  return entity.name === 'postAttachment' ? url : null
}

/** The fields that match the pattern given for them (null: not asked), with the rows in which they do; `except` is an id. */
async function matching(
  tx: Tx,
  except: string,
  patternFor: (field: Field) => string | null,
): Promise<Reference[]> {
  const columns = await columnsOf(tx)
  const found: Reference[] = []
  for (const user of entities.filter(({ kind }) => kind !== 'log')) {
    const asked = Object.entries<Field>(user.fields).flatMap(([name, field]) => {
      const column = columns.get(`${user.table} ${name.toLowerCase()}`)
      const pattern = column ? patternFor(field) : null
      return column && pattern
        ? [{ name, field, test: Prisma.sql`${named(column)}::text ~* ${pattern}` }]
        : []
    })
    if (asked.length === 0) continue
    const tests = asked.map(({ test }) => test)
    const rows = await tx.$queryRaw<{ id: string; matches: boolean[] }[]>`
      select id::text as id, array[${Prisma.join(tests)}] as matches from ${named(user.table)}
      where id::text <> ${except} and (${Prisma.join(tests, ' or ')})`
    found.push(
      ...asked.flatMap(({ name, field }, at) => {
        const ids = rows.filter(({ matches }) => matches[at]).map(({ id }) => (isUuid(id) ? id : Number(id)))
        return ids.length > 0 ? [{ user, name, field, where: { id: { in: ids } } }] : []
      }),
    )
  }
  return found
}

/** 'communities calendarfile1' → 'calendar_file_1': how a column is called for a field. */
async function columnsOf(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx.$queryRaw<{ table: string; column: string }[]>`
    select table_name::text as table, column_name::text as column from information_schema.columns
    where table_schema = current_schema()`
  return new Map(rows.map(({ table, column }) => [`${table} ${column.replaceAll('_', '')}`, column]))
}

const named = (name: string) => Prisma.raw(`"${name}"`)

/** Text that stands for itself in a pattern of PostgreSQL. */
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
