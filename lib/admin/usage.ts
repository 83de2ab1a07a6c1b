import 'server-only'
import type { Entity } from '@/lib/admin/define-entity'
import { delegateOf } from '@/lib/admin/delegate'
import type { Field } from '@/lib/admin/field'
import type { Tx } from '@/lib/db'
import { entities } from '@/lib/entities/registry'

const EXAMPLES = 3

/**
 * Where a record is used, in words for the person who wants to delete it: '3 communities (Juniper Community, …)'. Empty
 * when nothing but its own children refers to it.
 */
export async function usesOf(tx: Tx, entity: Entity, id: string): Promise<string[]> {
  const uses: string[] = []
  for (const user of entities) {
    for (const [name, field] of Object.entries<Field>(user.fields)) {
      if (field.entity !== entity.name || name === user.parent) continue
      const found = await countUses(tx, user, name, field, id)
      if (found) uses.push(found)
    }
  }
  return [...new Set(uses)]
}

async function countUses(tx: Tx, user: Entity, name: string, field: Field, id: string) {
  const where = field.join ? { [field.join.relation]: { some: { [field.join.other]: id } } } : { [name]: id }
  const users = delegateOf(tx, user.name)
  const rows = await users.findMany({ where, select: { [user.title]: true }, take: EXAMPLES })
  if (rows.length === 0) return null
  const count = rows.length < EXAMPLES ? rows.length : await users.count({ where })
  const examples = rows.map((row) => row[user.title]).filter((title) => typeof title === 'string')
  const named = [...examples, ...(count > EXAMPLES ? ['…'] : [])].join(', ')
  return `${count} ${count === 1 ? user.labels.one : user.labels.many}${named && ` (${named})`}`
}
