import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { db, type Tx } from '@/lib/platform/database/db'
import { AppError, conflict } from '@/lib/platform/errors'
import { Prisma, type ReleaseItem } from '@/lib/platform/generated/prisma/client'
import type { Finding } from '@/lib/records/checks/publish-check'
import { draftValues } from '@/lib/records/publish/draft'
import { assertPlannable } from '@/lib/records/publish/plan-publication'
import { publishWithin } from '@/lib/records/publish/publish-record'
import { entityOf, findRelease, itemRecord, type StoredRelease } from '@/lib/records/releases/find-release'
import { inWriteOrder, lockAll } from '@/lib/records/releases/release-order'
import { assertSeen, type SeenItems } from '@/lib/records/releases/seen-items'
import { changeTogether, type Work } from '@/lib/records/store/change'
import { constraintViolation } from '@/lib/records/store/constraint-violation'
import { recordAudit } from '@/lib/records/store/history'
import { findRecord } from '@/lib/records/store/scope'

/**
 * Publishes all records of a release or none, as the person saw them.
 * @throws AppError 403, 404, 409 naming the refused record
 */
export async function publishRelease(actor: Actor, id: string, seen: SeenItems): Promise<void> {
  await writeTogether(async (tx) => {
    const release = await findRelease(tx, actor, id, { locked: true })
    if (release.state === 'live') throw conflict('This release is already live')
    await lockAll(tx, release.items)
    await assertSeen(tx, actor, release, seen)
    return { answer: undefined, expired: await publishReleaseWithin(tx, actor, release) }
  })
}

/** Like publishRelease, in the caller's transaction with the release locked. @returns the cache tags */
export async function publishReleaseWithin(
  tx: Tx,
  actor: Actor,
  { id, name, items }: StoredRelease,
): Promise<string[]> {
  if (items.length === 0) throw conflict('This release has no items yet')
  await lockAll(tx, items)
  const expired = new Set<string>()
  for (const item of inWriteOrder(items)) {
    const part = () => publishItem(tx, actor, item)
    const outcome = await withRecordName(item, 'Nothing was published.', part)
    for (const tag of outcome.expired) expired.add(tag)
  }
  // Records may have touched each other, so only their final versions count.
  for (const item of items) {
    const { updatedAt } = await findRecord(tx, actor, entityOf(item), item.entityId)
    await tx.releaseItem.update({ where: { id: item.id }, data: { publishedAs: new Date(updatedAt) } })
  }
  const done = { state: 'live', publishedAt: new Date(), publishedByName: actor.username }
  await tx.release.update({ where: { id }, data: { ...done, problem: null, takenBackAt: null } })
  const after = { name, records: items.length }
  await recordAudit(tx, actor, { action: 'publish', entity: 'release', entityId: id, after })
  return [...expired]
}

/** Publishes one record and stores its previous state. The caller holds its lock. @throws AppError */
async function publishItem(
  tx: Tx,
  actor: Actor,
  item: ReleaseItem,
): Promise<{ expired: string[]; warnings: Finding[] }> {
  const entity = entityOf(item)
  const current = await itemRecord(tx, actor, item)
  if (!current) throw conflict('It was deleted, or its draft was discarded')
  assertPlannable(entity, current, 'publish')
  const { record: before, draft } = current
  const { answer, expired } = await publishWithin(tx, actor, entity, item.entityId)
  await tx.releaseItem.update({
    where: { id: item.id },
    data: {
      title: String(answer.record[entity.title] ?? '') || 'Untitled',
      before: before ? (before as Prisma.InputJsonObject) : Prisma.DbNull,
      draft: draft ? (draftValues(draft) as Prisma.InputJsonObject) : Prisma.DbNull,
    },
  })
  return { expired, warnings: answer.warnings }
}

type ItemCheck = { problems: string[]; warnings: string[] }

class Rollback extends Error {}

/** Publishes the records in order and rolls back. @returns problems and warnings by item id */
export async function checkRelease(actor: Actor, { items }: StoredRelease): Promise<Map<string, ItemCheck>> {
  const checks = new Map<string, ItemCheck>()
  await rollBackAfter(async (tx) => {
    await lockAll(tx, items)
    for (const item of inWriteOrder(items)) {
      await tx.$executeRaw`savepoint release_item`
      const outcome = await attemptPart(item, () => publishItem(tx, actor, item))
      if (outcome instanceof AppError) await tx.$executeRaw`rollback to savepoint release_item`
      checks.set(
        item.id,
        outcome instanceof AppError
          ? { problems: refusalSentences(outcome), warnings: [] }
          : { problems: [], warnings: outcome.done.warnings.map(({ message }) => message) },
      )
    }
  })
  return checks
}

/** @throws AppError 403, 409 when publishing the release now would be refused */
export async function assertReleasePublishable(actor: Actor, release: StoredRelease): Promise<void> {
  await rollBackAfter(async (tx) => {
    await publishReleaseWithin(tx, actor, release)
  })
}

async function rollBackAfter(work: (tx: Tx) => Promise<void>): Promise<void> {
  const outcome = db.$transaction(
    async (tx) => {
      await tx.$executeRaw`set local lock_timeout = '3s'`
      await work(tx)
      throw new Rollback()
    },
    { timeout: 30_000 },
  )
  await outcome.catch((error: unknown) => {
    if (!(error instanceof Rollback)) throw error
  })
}

/** Enough for a hundred records. */
const LIMITS = { maxWait: 6_000, timeout: 60_000 }

/** Writes several records in one transaction and announces the expired tags. */
export const writeTogether = <T>(work: Work<T>): Promise<T> => changeTogether(work, LIMITS)

/** Runs a record's part; error messages name the record. @throws AppError */
export async function withRecordName<T>(
  item: ReleaseItem,
  begin: string,
  part: () => Promise<T>,
): Promise<T> {
  const refusal = await attemptPart(item, part)
  if (!(refusal instanceof AppError)) return refusal.done
  const status = refusal.status === 403 ? 403 : 409
  throw new AppError(refusal.code, status, `${begin} ${item.title}: ${refusalSentences(refusal).join(' ')}`)
}

/** The result of a part, or why it is refused. */
async function attemptPart<T>(item: ReleaseItem, part: () => Promise<T>): Promise<{ done: T } | AppError> {
  try {
    return { done: await part() }
  } catch (error) {
    const refusal = constraintViolation(error, entityOf(item)) ?? error
    if (refusal instanceof AppError && refusal.status < 500) return refusal
    throw error
  }
}

/** The field errors of a refusal as sentences, else its message. */
function refusalSentences({ message, fieldErrors }: AppError): string[] {
  const ofFields = Object.values(fieldErrors ?? {})
  return (ofFields.length > 0 ? ofFields : [message]).map((words) => words.replace(/\.?$/, '.'))
}
