import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db, type Tx } from '@/lib/platform/database/db'
import { inPreview, type PreviewSubject } from '@/lib/platform/database/preview-scope'
import { AppError } from '@/lib/platform/errors'
import { capitalized } from '@/lib/records/declare/capitalized'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { AdminRecord } from '@/lib/records/declare/record'
import { markedReads } from '@/lib/records/preview/marked-reads'
import { type PreviewPlace, turnToPlace } from '@/lib/records/preview/preview-place'
import { applyDraft } from '@/lib/records/publish/publish-record'
import { lockAll } from '@/lib/records/releases/release-order'
import { constraintViolation } from '@/lib/records/store/constraint-violation'

/** More than a page needs, and the longest that an edit of the record can wait. */
const TIMEOUT_MS = 10_000

type Draft = { actor: Actor; entity: Entity; id: string }

/** Drafts that are published together, parents first. */
export type Drafts = {
  actor: Actor
  records: readonly { entity: Entity; id: string }[]
  /** For the editor of a page: texts are marked, and a draft that cannot be published yet is left out. */
  isForEditing?: boolean
  /** For an editing preview in a window of its own, where nothing else says that it shows drafts. */
  isLabeled?: boolean
}

class Rollback extends Error {}

/** Runs work that sees the database as if a draft were published. @throws AppError as publishing would */
export function withDraft<T>(
  { actor, ...record }: Draft,
  work: (record: AdminRecord) => Promise<T>,
): Promise<T> {
  return withDrafts({ actor, records: [record] }, ([only]) => {
    if (!only) throw new Error('a preview of nothing')
    return work(only)
  })
}

/**
 * Publishes drafts, runs work, and rolls back (decision 025). Landing pages are turned to `place`.
 * @throws AppError 400, 403, 404, 409
 */
export async function withDrafts<T>(
  { actor, records, isForEditing = false, isLabeled = false }: Drafts,
  work: (records: AdminRecord[]) => Promise<T>,
  place: PreviewPlace = { city: null, communityId: null },
): Promise<T> {
  for (const { entity } of records) assertCan(actor, 'update', entity.area)
  let result: { value: T } | undefined
  const running = db.$transaction(
    async (tx) => {
      // A form being saved locks the record for milliseconds only.
      await tx.$executeRaw`set local lock_timeout = '3s'`
      const written: AdminRecord[] = []
      const subjects: PreviewSubject[] = isLabeled ? [{ title: 'All drafts', kind: null }] : []
      // In a fixed order, so that a release published at the same time cannot deadlock with it.
      await lockAll(
        tx,
        records.map(({ entity, id }) => ({ id, entity: entity.name, entityId: id })),
      )
      // As it will be after approval.
      const publisher = { ...actor, mayPublish: true }
      for (const { entity, id } of records) {
        const record = isForEditing
          ? await applyIfComplete(tx, publisher, entity, id)
          : await apply(tx, publisher, entity, id)
        if (!record) continue
        written.push(record)
        if (!isForEditing) subjects.push(subjectOf(entity, record))
      }
      await turnToPlace(tx, records, place)
      const clock = isForEditing ? { from: null, until: null } : shownTimes(records, written)
      const reads = isForEditing ? markedReads(tx, actor) : tx
      const scope = { tx: reads, isOpen: true, values: new Map(), subjects, clock }
      try {
        result = { value: await inPreview(scope, () => work(written)) }
      } finally {
        scope.isOpen = false
      }
      throw new Rollback()
    },
    { timeout: TIMEOUT_MS },
  )
  await running.catch((error: unknown) => {
    if (!(error instanceof Rollback)) throw error
  })
  if (!result) throw new Error('a preview ended without a result')
  return result.value
}

async function apply(tx: Tx, actor: Actor, entity: Entity, id: string): Promise<AdminRecord> {
  return applyDraft(tx, actor, entity, id).catch((error) => {
    throw constraintViolation(error, entity) ?? error
  })
}

async function applyIfComplete(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  id: string,
): Promise<AdminRecord | null> {
  await tx.$executeRaw`savepoint draft`
  try {
    const record = await apply(tx, actor, entity, id)
    await tx.$executeRaw`release savepoint draft`
    return record
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    await tx.$executeRaw`rollback to savepoint draft`
    return null
  }
}

function subjectOf(entity: Entity, record: AdminRecord): PreviewSubject {
  const kind = entity.labels.one
  if (entity.kind === 'single') return { title: capitalized(kind), kind: 'whole site' }
  return { title: String(record[entity.title] ?? '') || 'Untitled', kind }
}

/** When the last of these records comes and the first one goes. */
function shownTimes(records: Drafts['records'], written: AdminRecord[]) {
  const times = (name: 'from' | 'until') =>
    records
      .map(({ entity: { publication } }, at) =>
        Date.parse(String(written[at]?.[publication?.[name] ?? ''] ?? '')),
      )
      .filter((time) => !Number.isNaN(time))
  const [from, until] = [times('from'), times('until')]
  return {
    from: from.length > 0 ? new Date(Math.max(...from)) : null,
    until: until.length > 0 ? new Date(Math.min(...until)) : null,
  }
}
