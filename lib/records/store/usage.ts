import 'server-only'
import { assertCan, can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db, type Tx } from '@/lib/platform/database/db'
import { capitalized } from '@/lib/records/declare/capitalized'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf, type Row } from '@/lib/records/declare/delegate'
import { type Field, labelOf } from '@/lib/records/declare/field'
import type { AdminRecord } from '@/lib/records/declare/record'
import { linksTo, type Reference, referencesTo, referencesWithin } from '@/lib/records/relations/references'
import { findRecord, scopeOf } from '@/lib/records/store/scope'

const EXAMPLES = 3

/**
 * Uses of a record as text, without its own children: '3 communities (Juniper Community, …)'.
 * @param reader sees the names of records that they may read; null: no names, for counting
 */
export async function usesOf(
  tx: Tx,
  reader: Actor | null,
  entity: Entity,
  record: AdminRecord,
): Promise<string[]> {
  const uses: string[] = []
  for (const { user, where } of await usesBy(tx, entity, record)) {
    const found = await countUses(tx, reader, user, where)
    if (found) uses.push(found)
  }
  return [...new Set(uses)]
}

/** A record that uses another, and the field. */
export type Place = { href: string; what: string; title: string; field: string }

const PLACES_PER_FIELD = 50

/** Records in the user's scope that use this one, with their addresses in the back office. */
export async function placesOf(actor: Actor, entity: Entity, record: AdminRecord): Promise<Place[]> {
  return placesAmong(actor, await usesBy(db, entity, record))
}

export type Uses = {
  /** True also when all uses are in other users' communities. */
  isUsed: boolean
  places: Place[]
  /** Links to its page. */
  links: Place[]
  /** Where these links will redirect; null when the page will answer that it is gone. */
  linksLeadTo: string | null
}

/** The effects of a deletion. @throws AppError 403, 404 */
export async function usesBefore(actor: Actor, entity: Entity, id: string): Promise<Uses> {
  assertCan(actor, 'read', entity.area)
  const record = await findRecord(db, actor, entity, id)
  const [uses, links] = await Promise.all([usesBy(db, entity, record), linksTo(db, entity, record)])
  const counts = await Promise.all(uses.map(({ user, where }) => delegateOf(db, user.name).count({ where })))
  return {
    isUsed: counts.some((count) => count > 0),
    places: await placesAmong(actor, uses),
    links: await placesAmong(actor, links),
    linksLeadTo: entity.whenOff?.(record) ?? null,
  }
}

/** Uses that a deletion can clear, by the id of their record, and why others stand in its way. */
type UsesApart = { cleared: { id: string; place: Place }[]; blocked: string[] }

/** Sorts the uses of a record for a deletion with its dependents: texts and lists keep what they name. */
export async function usesApart(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  record: AdminRecord,
): Promise<UsesApart> {
  const cleared: UsesApart['cleared'] = []
  const blocked: string[] = []
  const references = referencesTo(entity, record)
  for (const { user, name, field, where } of references) {
    if (field.lasting || !(field.entity || field.pairs)) {
      const used = await countUses(tx, actor, user, where)
      if (used)
        blocked.push(
          field.lasting
            ? `${used} must keep it as received.`
            : `It is named in ${used}. Remove it there first.`,
        )
      continue
    }
    const rows = await delegateOf(tx, user.name).findMany({
      where: { AND: [where, scopeOf(actor, user)] },
      select: { id: true, [user.title]: true },
    })
    const all = await delegateOf(tx, user.name).count({ where })
    if (all > rows.length) blocked.push('It is used by a community that you do not have access to.')
    if (rows.length > 0 && !can(actor, 'update', user.area))
      blocked.push(`You cannot change the ${user.labels.many} that use it.`)
    if (can(actor, 'read', user.area))
      cleared.push(...rows.map((row) => ({ id: String(row.id), place: placeOf(user, name, field, row) })))
  }
  for (const { user, where } of await referencesWithin(tx, entity, record)) {
    const used = await countUses(tx, actor, user, where)
    if (used) blocked.push(`It is part of ${used}. Remove it there first.`)
  }
  return { cleared, blocked: [...new Set(blocked)] }
}

async function usesBy(tx: Tx, entity: Entity, record: AdminRecord): Promise<Reference[]> {
  return [...referencesTo(entity, record), ...(await referencesWithin(tx, entity, record))]
}

async function placesAmong(actor: Actor, references: Reference[]): Promise<Place[]> {
  const readable = references.filter(({ user }) => can(actor, 'read', user.area))
  const found = await Promise.all(
    readable.map(async ({ user, name, field, where }) => {
      const rows = await delegateOf(db, user.name).findMany({
        where: { AND: [where, scopeOf(actor, user)] },
        select: { id: true, [user.title]: true },
        take: PLACES_PER_FIELD,
      })
      return rows.map((row) => placeOf(user, name, field, row))
    }),
  )
  return found.flat()
}

function placeOf(user: Entity, name: string, field: Field, row: Row): Place {
  const title =
    user.kind === 'single' ? capitalized(user.labels.one) : String(row[user.title] ?? '') || 'Untitled'
  const href = `/admin/${user.path}${user.kind === 'single' ? '' : `/${row.id}`}`
  return { href, what: user.labels.one, title, field: labelOf(name, field) }
}

/** Without the names of records that the reader may not open: families sign up for events (T153). */
async function countUses(tx: Tx, reader: Actor | null, user: Entity, where: Row): Promise<string | null> {
  const users = delegateOf(tx, user.name)
  const count = await users.count({ where })
  if (count === 0) return null
  const mayRead = reader !== null && user.kind !== 'single' && can(reader, 'read', user.area)
  const rows = mayRead
    ? await users.findMany({
        where: { AND: [where, scopeOf(reader, user)] },
        select: { [user.title]: true },
        take: EXAMPLES,
      })
    : []
  const examples = rows.map((row) => row[user.title]).filter((title) => typeof title === 'string')
  const named = [...examples, ...(examples.length > 0 && count > examples.length ? ['…'] : [])].join(', ')
  return `${count} ${count === 1 ? user.labels.one : user.labels.many}${named && ` (${named})`}`
}
