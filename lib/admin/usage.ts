import 'server-only'
import type { Actor } from '@/lib/admin/actor'
import type { Entity } from '@/lib/admin/define-entity'
import { delegateOf } from '@/lib/admin/delegate'
import { type Field, labelOf } from '@/lib/admin/field'
import type { AdminRecord } from '@/lib/admin/record'
import { scopeOf } from '@/lib/admin/scope'
import { can } from '@/lib/auth/access'
import { db, type Tx } from '@/lib/db'
import { entities } from '@/lib/entities/registry'
import { folderOf } from '@/lib/media/picture-mention'

const EXAMPLES = 3

type Where = Record<string, unknown>

/** A field that refers to a record, and the rows that do so with it. */
type Reference = { user: Entity; name: string; field: Field; where: Where }

/**
 * Where a record is used, in words for the person who wants to delete it: '3 communities (Juniper Community, …)'. Empty
 * when nothing but its own children refers to it.
 */
export async function usesOf(tx: Tx, entity: Entity, record: AdminRecord): Promise<string[]> {
  const uses: string[] = []
  for (const { user, where } of referencesTo(entity, record)) {
    const found = await countUses(tx, user, where)
    if (found) uses.push(found)
  }
  return [...new Set(uses)]
}

/** One record that uses another, and with which of its fields. */
export type Place = { href: string; what: string; title: string; field: string }

const PLACES_PER_FIELD = 50

/** The same to look at: every record of the person's own communities that uses this one, with its address in the back office. */
export async function placesOf(actor: Actor, entity: Entity, record: AdminRecord): Promise<Place[]> {
  const readable = referencesTo(entity, record).filter(({ user }) => can(actor, 'read', user.name))
  const found = await Promise.all(
    readable.map(async ({ user, name, field, where }) => {
      const rows = await delegateOf(db, user.name).findMany({
        where: { AND: [where, scopeOf(actor, user)] },
        select: { id: true, [user.title]: true },
        take: PLACES_PER_FIELD,
      })
      return rows.map((row): Place => {
        const title = String(row[user.title] ?? '') || 'Untitled'
        const href = `/admin/${user.path}${user.kind === 'single' ? '' : `/${row.id}`}`
        return { href, what: user.labels.one, title, field: labelOf(name, field) }
      })
    }),
  )
  return found.flat()
}

/** Every field of every entity that can lead to a record; a picture is also named in texts and addresses. */
export function referencesTo(entity: Entity, record: AdminRecord): Reference[] {
  const folder = entity.name === 'image' ? folderOf(String(record.url)) : null
  return entities.flatMap((user) =>
    Object.entries<Field>(user.fields).flatMap(([name, field]) => {
      const where =
        whereUsed(user, entity, name, field, record.id) ?? whereMentioned(user, name, field, folder)
      return where ? [{ user, name, field, where }] : []
    }),
  )
}

function whereUsed(user: Entity, entity: Entity, name: string, field: Field, id: string): Where | null {
  if (field.entity !== entity.name || name === user.parent) return null
  return field.join ? { [field.join.relation]: { some: { [field.join.other]: id } } } : { [name]: id }
}

function whereMentioned(user: Entity, name: string, field: Field, folder: string | null): Where | null {
  const isText = field.kind === 'richText' || field.kind === 'url'
  return folder && isText && user.kind !== 'log' ? { [name]: { contains: folder } } : null
}

async function countUses(tx: Tx, user: Entity, where: Where): Promise<string | null> {
  const users = delegateOf(tx, user.name)
  const rows = await users.findMany({ where, select: { [user.title]: true }, take: EXAMPLES })
  if (rows.length === 0) return null
  const count = rows.length < EXAMPLES ? rows.length : await users.count({ where })
  const examples = rows.map((row) => row[user.title]).filter((title) => typeof title === 'string')
  const named = [...examples, ...(count > EXAMPLES ? ['…'] : [])].join(', ')
  return `${count} ${count === 1 ? user.labels.one : user.labels.many}${named && ` (${named})`}`
}
