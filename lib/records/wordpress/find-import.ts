import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict, notFound } from '@/lib/platform/errors'
import { isUuid } from '@/lib/platform/uuid'

const SHOWN = 300

/** Items worth a look first: what is refused, then what loses something, then the rest. */
const OUTCOMES = ['refused', 'waiting', 'created', 'left-out', 'known'] as const

export type WordpressOutcome = (typeof OUTCOMES)[number]

/** @throws AppError 403, 404 */
export async function findWordpressImport(tx: Tx, actor: Actor, id: string) {
  assertCan(actor, 'update', 'administration')
  const found = isUuid(id) ? await tx.wordpressImport.findUnique({ where: { id } }) : null
  if (!found) throw notFound('There is no such import')
  return found
}

/** @throws AppError 409 unless an import is read and not run yet */
export function assertWaiting(state: string): void {
  assertRead(state)
  if (state !== 'uploaded') throw conflict('This export has already been imported')
}

/** @throws AppError 409 while the old site is not read whole */
export function assertRead(state: string): void {
  if (state === 'reading') throw conflict('The old site has not been read completely yet')
}

/** Imports of WordPress, newest first. @throws AppError 403 */
export async function listWordpressImports(actor: Actor) {
  assertCan(actor, 'update', 'administration')
  return db.wordpressImport.findMany({ orderBy: { createdAt: 'desc' }, take: 20 })
}

/** An import with its numbers by kind and outcome, and its first items. @throws AppError 403, 404 */
export async function readWordpressImport(actor: Actor, id: string) {
  const found = await findWordpressImport(db, actor, id)
  const counted = await db.wordpressItem.groupBy({
    by: ['kind', 'outcome'],
    where: { importId: id },
    _count: true,
  })
  const counts = counted.map(({ kind, outcome, _count }) => ({ kind, outcome, count: _count }))
  const items = await db.$queryRaw<
    {
      id: string
      kind: string
      title: string
      address: string
      path: string | null
      outcome: WordpressOutcome
      words: string[]
      fields: Record<string, unknown> | null
      hasText: boolean
    }[]
  >`select id::text as id, kind, title, address, path, outcome, words, "values"->'fields' as fields,
      outcome = 'waiting' and original is not null as "hasText"
    from wordpress_items where import_id = ${id}::uuid
    order by array_position(${[...OUTCOMES]}::text[], outcome), cardinality(words) = 0, id limit ${SHOWN}`
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  return { import: found, counts, items, left: Math.max(0, total - items.length) }
}
