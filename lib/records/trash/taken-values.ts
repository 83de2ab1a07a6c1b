import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import type { Tx } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import { labelOf } from '@/lib/records/declare/field'
import { scopeOf } from '@/lib/records/store/scope'

/** Refuses a `row` (by column) whose unique value is in use by now. @throws AppError 409 with fieldErrors */
export async function assertNothingTaken(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  row: Record<string, unknown>,
): Promise<void> {
  for (const columns of await uniqueColumns(tx, entity.table)) {
    if (columns.some((name) => row[name] === null || row[name] === undefined)) continue
    const where = Object.fromEntries(columns.map((name) => [fieldName(name), row[name]]))
    if ((await delegateOf(tx, entity.name).count({ where })) === 0) continue
    const shown = await delegateOf(tx, entity.name).findFirst({
      where: { AND: [where, scopeOf(actor, entity)] },
      select: { [entity.title]: true },
    })
    throw taken(entity, columns.map(fieldName), row, shown && String(shown[entity.title] ?? ''))
  }
}

function taken(entity: Entity, names: string[], row: Record<string, unknown>, by: string | null) {
  const isSlug = (name: string) => entity.fields[name]?.kind === 'slug'
  const name = names.find(isSlug) ?? names.at(-1) ?? ''
  const field = entity.fields[name]
  const user = by ? `the ${entity.labels.one} “${by}”` : `another ${entity.labels.one}`
  const value = isSlug(name) ? ` “${row[columnName(name)]}”` : ''
  const message = `${field ? labelOf(name, field) : 'What it is known by'}${value} is now used by ${user}.`
  return conflict(message, { [name]: message })
}

async function uniqueColumns(tx: Tx, table: string): Promise<string[][]> {
  const rows = await tx.$queryRaw<{ columns: string[] }[]>`
    select array(select attname::text from pg_attribute where attrelid = i.indrelid and attnum = any(i.indkey)) as columns
    from pg_index i where i.indrelid = ${table}::regclass and i.indisunique and not i.indisprimary
      and i.indexprs is null and i.indpred is null`
  return rows.map(({ columns }) => columns)
}

/** 'plan_slug' → 'planSlug', Prisma's name. */
const fieldName = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** 'planSlug' → 'plan_slug' */
export function columnName(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
