import 'server-only'
import * as z from 'zod'
import { type Area, assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict, forbidden, invalidFields, notFound } from '@/lib/platform/errors'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { isUuid } from '@/lib/platform/uuid'
import type { Entity } from '@/lib/records/declare/define-entity'
import { readColumns } from '@/lib/records/declare/list-columns'
import { DENSITIES, type Density } from '@/lib/records/lists/density'
import { listParams } from '@/lib/records/lists/list-query'
import { strictListQuery } from '@/lib/records/lists/list-records'
import { recordAudit } from '@/lib/records/store/history'

/** A saved view; `params` is its list's query string. */
export type SavedView = { id: string; name: string; params: string; shared: boolean; isOwn: boolean }

/** A user's list layout: columns (null: the default ones), the first view, and the height of rows. */
type ListLayout = { columns: string[] | null; defaultViewId: string | null; density: Density }

/** A list with views: an entity's, or a custom screen's, which decides what of its URL a view keeps. */
type ViewedList =
  | Entity
  | { name: string; area: Area; viewParams: (params: URLSearchParams) => URLSearchParams }

/** More tabs would be of no use. */
const MAX_OWN_VIEWS = 40

const name = z
  .string('Please enter a name')
  .trim()
  .min(1, 'Please enter a name')
  .max(60, 'Please use 60 characters or fewer')
const params = z.string('Send what the view shows').max(2_000, 'This view is too long to save')
const shared = z.boolean('Please choose yes or no')

export const newViewSchema = z.strictObject({ name, params, shared: shared.default(false) })
export const viewChangeSchema = z.strictObject({ name, params, shared }).partial()
export const layoutSchema = z
  .strictObject({
    columns: z.array(z.string().max(60), 'Choose the columns').max(60).nullable(),
    defaultViewId: z.uuid('Choose a view').nullable(),
    density: z.enum(DENSITIES, 'Choose compact or roomy'),
  })
  .partial()

/** The user's own and all shared views of a list, by name. @throws AppError 403 */
export async function listViews(actor: Actor, list: ViewedList): Promise<SavedView[]> {
  assertCan(actor, 'read', list.area)
  const rows = await db.listView.findMany({
    where: { entity: list.name, ...visibleTo(actor) },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  })
  return rows.map((row) => shownView(actor, row))
}

/** Saves a view. Sharing requires permission to change the records. @throws AppError 400, 403, 409 */
export async function createView(
  actor: Actor,
  list: ViewedList,
  given: z.output<typeof newViewSchema>,
): Promise<SavedView> {
  const ownerId = userIdOf(actor, list)
  if (given.shared) assertCan(actor, 'update', list.area)
  const data = { ...given, params: storedParams(list, given.params) }
  return refusingDuplicates(async (tx) => {
    const own = await tx.listView.count({ where: { ownerId, entity: list.name } })
    if (own >= MAX_OWN_VIEWS)
      throw conflict(`You have ${MAX_OWN_VIEWS} views of this list. Delete one first.`)
    const row = await tx.listView.create({ data: { ...data, ownerId, entity: list.name } })
    if (row.shared) await auditView(tx, actor, list, { action: 'create', id: row.id, after: row })
    return shownView(actor, row)
  })
}

/** Changes a view. Shared ones need permission to change the records. @throws AppError 400, 403, 404, 409 */
export async function updateView(
  actor: Actor,
  list: ViewedList,
  id: string,
  changes: z.output<typeof viewChangeSchema>,
): Promise<SavedView> {
  const before = await findView(actor, list, id)
  if (before.shared || changes.shared) assertCan(actor, 'update', list.area)
  const data = Object.entries({
    ...changes,
    ...(changes.params !== undefined && { params: storedParams(list, changes.params) }),
  }).filter(([, value]) => value !== undefined)
  return refusingDuplicates(async (tx) => {
    const after = await tx.listView.update({ where: { id }, data: Object.fromEntries(data) })
    if (before.shared || after.shared)
      await auditView(tx, actor, list, { action: 'update', id, before, after })
    // A default view that others can no longer see is reset.
    if (!after.shared) {
      const others = { defaultViewId: id, userId: { not: after.ownerId } }
      await tx.listLayout.updateMany({ where: others, data: { defaultViewId: null } })
    }
    return shownView(actor, after)
  })
}

/** Deletes a view. @throws AppError 403, 404 */
export async function removeView(actor: Actor, list: ViewedList, id: string): Promise<void> {
  const before = await findView(actor, list, id)
  if (before.shared) assertCan(actor, 'update', list.area)
  await db.$transaction(async (tx) => {
    await tx.listView.deleteMany({ where: { id } })
    if (before.shared) await auditView(tx, actor, list, { action: 'delete', id, before })
  })
}

/** The user's layout; invalid columns fall back to the default. @throws AppError 403 */
export async function readLayout(actor: Actor, list: ViewedList): Promise<ListLayout> {
  assertCan(actor, 'read', list.area)
  const key = { userId: actor.id ?? '', entity: list.name }
  const row = actor.id ? await db.listLayout.findUnique({ where: { userId_entity: key } }) : null
  const columns = row?.columns === null || !row ? null : columnsIn(list, row.columns)
  return {
    columns,
    defaultViewId: row?.defaultViewId ?? null,
    density: row?.density === 'roomy' ? 'roomy' : 'compact',
  }
}

/** Saves columns (null: the default ones), default view or height of rows. @throws AppError 400, 403, 404 */
export async function saveLayout(
  actor: Actor,
  list: ViewedList,
  { columns, defaultViewId, density }: z.output<typeof layoutSchema>,
): Promise<ListLayout> {
  const userId = userIdOf(actor, list)
  if (columns && !columnsIn(list, columns.join(',')))
    throw invalidFields({ columns: 'This list has no such column' })
  if (defaultViewId) await findView(actor, list, defaultViewId)
  const data = {
    ...(columns !== undefined && { columns: columns?.join(',') ?? null }),
    ...(defaultViewId !== undefined && { defaultViewId }),
    ...(density && { density }),
  }
  const key = { userId, entity: list.name }
  await db.listLayout.upsert({ where: { userId_entity: key }, create: { ...key, ...data }, update: data })
  return readLayout(actor, list)
}

type ViewRow = { name: string; params: string; shared: boolean }

function visibleTo({ id }: Actor) {
  return { OR: [{ shared: true }, ...(id ? [{ ownerId: id }] : [])] }
}

/** Other users' private views count as missing. @throws AppError 403, 404 */
async function findView(actor: Actor, list: ViewedList, id: string) {
  assertCan(actor, 'read', list.area)
  const missing = notFound('There is no such view')
  if (!isUuid(id)) throw missing
  const row = await db.listView.findFirst({ where: { id, entity: list.name, ...visibleTo(actor) } })
  if (!row) throw missing
  return row
}

function userIdOf({ id, ...actor }: Actor, list: ViewedList): string {
  assertCan(actor, 'read', list.area)
  if (!id) throw forbidden('A view belongs to a person')
  return id
}

function shownView({ id: person }: Actor, row: ViewRow & { id: string; ownerId: string }): SavedView {
  const { id, name, params, shared, ownerId } = row
  return { id, name, params, shared, isOwn: ownerId === person }
}

/** Keeps only valid parameters, without the page. @throws AppError 400 */
function storedParams(list: ViewedList, text: string): string {
  const params = new URLSearchParams(text)
  if ('viewParams' in list) return list.viewParams(params).toString()
  return listParams(list, { ...strictListQuery(list, params), page: 1 }).toString()
}

function columnsIn(list: ViewedList, text: string): string[] | null {
  return 'viewParams' in list ? null : readColumns(list, text)
}

type ViewChange = { action: 'create' | 'update' | 'delete'; id: string; before?: ViewRow; after?: ViewRow }

/** Searches in lists of families can contain personal data, which could not be erased from the audit log. */
async function auditView(
  tx: Tx,
  actor: Actor,
  list: ViewedList,
  { action, id, before, after }: ViewChange,
): Promise<void> {
  const part = (row: ViewRow | undefined) =>
    row && { name: row.name, shared: row.shared, ...('fields' in list && { params: row.params }) }
  const parts = { before: part(before) ?? null, after: part(after) ?? null }
  await recordAudit(tx, actor, { action, entity: 'listView', entityId: id, ...parts })
}

async function refusingDuplicates<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await db.$transaction(work)
  } catch (error) {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002') throw error
    const words = 'You already have a view with this name. Please choose another name'
    throw conflict(words, { name: words })
  }
}
