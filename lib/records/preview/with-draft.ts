import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { inPreview, type PreviewSubject } from '@/lib/platform/database/preview-scope'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { AdminRecord } from '@/lib/records/declare/record'
import { applyDraft } from '@/lib/records/publish/apply-draft'

/** Longer than a page takes; an edit of the same record waits as long at most. */
const TIMEOUT_MS = 10_000

/** Whose draft of which record is looked at. */
export type Draft = { actor: Actor; entity: Entity; id: string }

/** The same of several drafts that go live together, those first that others belong to. */
export type Drafts = { actor: Actor; records: readonly { entity: Entity; id: string }[] }

class Undone extends Error {}

/** Does work that sees the database as it will be once a draft is published. @throws AppError as publishing it would */
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
 * Does work that sees the database as it will be once drafts are published: they are published in a transaction, all
 * reads of the work go there, and it is rolled back. Nothing is announced, mailed or kept (decision 025).
 * @throws AppError as publishing the drafts would: 400 with fieldErrors, 403, 404, 409
 */
export async function withDrafts<T>(
  { actor, records }: Drafts,
  work: (records: AdminRecord[]) => Promise<T>,
): Promise<T> {
  for (const { entity } of records) assertCan(actor, 'update', entity.name)
  let result: { value: T } | undefined
  const running = db.$transaction(
    async (tx) => {
      // A form that is being saved has the record for milliseconds; who cannot get it is told so.
      await tx.$executeRaw`set local lock_timeout = '3s'`
      const written: AdminRecord[] = []
      const subjects: PreviewSubject[] = []
      for (const { entity, id } of records) {
        // As it will be once somebody has approved it.
        const record = await applyDraft(tx, { ...actor, mayPublish: true }, entity, id)
        written.push(record)
        subjects.push({ title: String(record[entity.title] ?? '') || 'Untitled', kind: entity.labels.one })
      }
      const scope = { tx, isOpen: true, values: new Map(), subjects }
      try {
        result = { value: await inPreview(scope, () => work(written)) }
      } finally {
        scope.isOpen = false
      }
      throw new Undone()
    },
    { timeout: TIMEOUT_MS },
  )
  await running.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })
  if (!result) throw new Error('a preview ended without a result')
  return result.value
}
