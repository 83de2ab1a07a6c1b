import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { inPreview, type PreviewSubject } from '@/lib/platform/database/preview-scope'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { AdminRecord } from '@/lib/records/declare/record'
import { type PreviewPlace, turnToPlace } from '@/lib/records/preview/preview-place'
import { applyDraft } from '@/lib/records/publish/publish-record'
import { constraintViolation } from '@/lib/records/store/constraint-violation'

/** More than a page needs, and the longest that an edit of the record can wait. */
const TIMEOUT_MS = 10_000

type Draft = { actor: Actor; entity: Entity; id: string }

/** Drafts that are published together, parents first. */
export type Drafts = { actor: Actor; records: readonly { entity: Entity; id: string }[] }

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
  { actor, records }: Drafts,
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
      const subjects: PreviewSubject[] = []
      for (const { entity, id } of records) {
        // As it will be after approval.
        const record = await applyDraft(tx, { ...actor, mayPublish: true }, entity, id).catch((error) => {
          throw constraintViolation(error, entity) ?? error
        })
        written.push(record)
        subjects.push({ title: String(record[entity.title] ?? '') || 'Untitled', kind: entity.labels.one })
      }
      await turnToPlace(tx, records, place)
      const scope = { tx, isOpen: true, values: new Map(), subjects }
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
