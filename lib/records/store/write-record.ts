import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import type { Tx } from '@/lib/platform/database/db'
import { AppError, invalidFields } from '@/lib/platform/errors'
import type { Prisma } from '@/lib/platform/generated/prisma/client'
import { siteUrl } from '@/lib/platform/site'
import { faultsForVisitors, refuseErrors } from '@/lib/records/checks/publish-check'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import { type Input, readInput } from '@/lib/records/declare/read-input'
import { type AdminRecord, recordOf, selectOf } from '@/lib/records/declare/record'
import { linkPattern, linksToPaths } from '@/lib/records/relations/references'
import { followAddress, movedAddresses } from '@/lib/records/rules/address-changes'
import { hooks } from '@/lib/records/rules/hooks'
import { assertFresh } from '@/lib/records/store/assert-fresh'
import { assertVideosComplete } from '@/lib/records/store/assert-videos-complete'
import { lock } from '@/lib/records/store/change'
import { tagsOf } from '@/lib/records/store/expiry'
import { type Change, changedFields, confirmChangedFacts, recordChange } from '@/lib/records/store/history'
import { assertMayChange } from '@/lib/records/store/may-publish'
import { planMoments } from '@/lib/records/store/moments'
import { withLocalPictures } from '@/lib/records/store/picture-addresses'
import { assertStaysInScope, findRecord } from '@/lib/records/store/scope'
import { writeJoins, writeRow } from '@/lib/records/store/write-row'
import { type Moves, withMovedLinks } from '@/lib/site/content/move-links'

/** `before` is null for a new record. */
export type Written = {
  before: AdminRecord | null
  after: AdminRecord
  isChanged: boolean
  expired: string[]
}

type WriteOptions = {
  action: Change['action']
  /** The id of a new record that already has a draft. */
  id?: string
  /** An administrator's reason to publish despite the checks. */
  anyway?: string | undefined
  /** True where visitors see nothing by it, or what was on the site before. */
  isUnchecked?: boolean
}

/** Creates a record in the caller's transaction, after its permission check. @throws AppError 400, 403 */
export async function createWithin(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  input: Input,
  { id, ...how }: WriteOptions,
): Promise<Written> {
  const values = readInput(actor, entity, input, null)
  if (entity.sortable && !hasPosition(entity, input))
    values.sortOrder = await nextPosition(tx, entity, values)
  const columns = await withHook(tx, actor, entity, values, null)
  const row = await writeRow(tx, entity, null, id ? { ...columns, id } : columns)
  await writeJoins(tx, entity, row.id, columns)
  await assertStaysInScope(tx, actor, entity, row.id)
  const after = await findRecord(tx, actor, entity, String(row.id))
  await assertMayChange(tx, actor, entity, after)
  const note = await passChecks(tx, entity, { before: null, after }, how)
  await recordChange(tx, actor, entity, { action: how.action, before: null, after, note })
  await confirmChangedFacts(tx, actor, entity, null, after)
  await planMoments(tx, entity, after)
  const redirects = await followAddress(tx, entity, null, after)
  return { before: null, after, isChanged: true, expired: [...tagsOf(entity, after), ...redirects] }
}

/** Like updateRecord, in a transaction. @throws AppError 400 with fieldErrors, 403, 404, 409 */
export async function updateWithin(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  id: string | null,
  input: Input,
  how: WriteOptions,
): Promise<Written> {
  await lock(tx, entity, id ?? 'single')
  const before = await findRecord(tx, actor, entity, id).catch((error: unknown) =>
    nullForNewSingle(entity, error),
  )
  if (before) await assertFresh(tx, actor, entity, before, input.updatedAt)
  const values = readInput(actor, entity, input, before)
  const columns = await withHook(tx, actor, entity, values, before)
  const row = await writeRow(tx, entity, before, columns)
  await writeJoins(tx, entity, row.id, columns)
  await assertStaysInScope(tx, actor, entity, row.id)
  const after = await findRecord(tx, actor, entity, before?.id ?? null)
  const changed = changedFields(entity, before, after)
  const isChanged = changed.length > 0
  if (isChanged) {
    // Visitors do not see tags.
    if (changed.some((name) => !entity.fields[name]?.tagging))
      await assertMayChange(tx, actor, entity, before, after)
    const note = await passChecks(tx, entity, { before, after }, how)
    await recordChange(tx, actor, entity, { action: how.action, before, after, note })
  }
  await confirmChangedFacts(tx, actor, entity, before, after)
  await planMoments(tx, entity, after)
  const redirects = await followAddress(tx, entity, before, after)
  const links = await followLinks(tx, actor, entity, before, after)
  return { before, after, isChanged, expired: [...tagsOf(entity, before, after), ...redirects, ...links] }
}

/**
 * The one rule for what visitors see, whichever way it is written (T137). @returns the reason for passing
 * over the checks, where they would have refused @throws AppError 400
 */
async function passChecks(
  tx: Tx,
  entity: Entity,
  states: { before: AdminRecord | null; after: AdminRecord },
  { anyway, isUnchecked }: WriteOptions,
): Promise<string | undefined> {
  if (isUnchecked) return undefined
  const faults = await faultsForVisitors(tx, entity, states)
  if (anyway === undefined) refuseErrors(faults)
  return faults.length > 0 ? anyway : undefined
}

/** A single's row is created by its first save. */
function nullForNewSingle(entity: Entity, error: unknown): null {
  if (entity.kind === 'single' && error instanceof AppError && error.status === 404) return null
  throw error
}

function hasPosition(entity: Entity, input: Input): boolean {
  return ['sortOrder', ...(entity.fields.sortOrder?.alias ?? [])].some((name) => name in input)
}

async function withHook(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  given: Record<string, unknown>,
  before: AdminRecord | null,
): Promise<Record<string, unknown>> {
  await assertPicturesDescribed(tx, entity, given, before)
  await assertVideosComplete(tx, entity, given, before)
  const values = await withLocalPictures(tx, actor, entity, given, before)
  return (await hooks[entity.name]?.beforeWrite?.(values, before, tx)) ?? values
}

const WORDS = 'Open this picture under Pictures first and describe it or mark it as decorative'

/** Refuses pictures that are neither described nor decorative at new uses (H3). @throws AppError 400 */
async function assertPicturesDescribed(
  tx: Tx,
  entity: Entity,
  values: Record<string, unknown>,
  before: AdminRecord | null,
): Promise<void> {
  const chosen = Object.keys(entity.fields).filter(
    (name) => entity.fields[name]?.kind === 'image' && values[name] && values[name] !== before?.[name],
  )
  if (chosen.length === 0) return
  const bare = await tx.image.findMany({
    where: { id: { in: chosen.map((name) => String(values[name])) }, alt: '', decorative: false },
    select: { id: true },
  })
  const ids = new Set(bare.map(({ id }) => id))
  const wrong = chosen.filter((name) => ids.has(String(values[name])))
  if (wrong.length > 0) throw invalidFields(Object.fromEntries(wrong.map((name) => [name, WORDS])))
}

/** Updates all stored links to a moved page, with history (decision 030). @returns the records' cache tags */
async function followLinks(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  before: AdminRecord | null,
  after: AdminRecord,
): Promise<string[]> {
  const moves: Moves = new Map(before ? await movedAddresses(tx, entity, before, after) : [])
  if (moves.size === 0) return []
  const origin = new URL(siteUrl()).origin
  await followInDrafts(tx, moves, origin)
  const expired: string[] = []
  for (const { user, name, where } of await linksToPaths(tx, [...moves.keys()], after.id)) {
    if (user.name === 'redirect') continue
    const rows = delegateOf(tx, user.name)
    for (const row of await rows.findMany({ where, select: selectOf(user) })) {
      const was = recordOf(user, row)
      const value = withMovedLinks(was[name], moves, origin)
      if (JSON.stringify(value) === JSON.stringify(was[name])) continue
      await rows.update({ where: { id: row.id }, data: { [name]: value }, select: { id: true } })
      const is = { ...was, [name]: value }
      await recordChange(tx, actor, user, { action: 'update', before: was, after: is })
      expired.push(...tagsOf(user, is))
    }
  }
  return expired
}

/** Drafts keep their `updatedAt`, so that their authors get no conflict. */
async function followInDrafts(tx: Tx, moves: Moves, origin: string): Promise<void> {
  const pattern = linkPattern([...moves.keys()])
  const found = await tx.$queryRaw<{ id: string; values: Prisma.JsonObject }[]>`
    select id::text as id, "values" from drafts where "values"::text ~* ${pattern}`
  for (const { id, values } of found) {
    const data = { values: withMovedLinks(values, moves, origin) as Prisma.InputJsonObject }
    await tx.draft.update({ where: { id }, data, select: { id: true } })
  }
}

/** The position after all others of the same parent. */
async function nextPosition(tx: Tx, entity: Entity, values: Record<string, unknown>): Promise<number> {
  const [last] = await delegateOf(tx, entity.name).findMany({
    where: entity.parent ? { [entity.parent]: values[entity.parent] } : {},
    select: { sortOrder: true },
    orderBy: { sortOrder: 'desc' },
    take: 1,
  })
  return last ? Number(last.sortOrder) + 1 : 0
}
