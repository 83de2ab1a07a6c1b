import 'server-only'
import * as z from 'zod'
import { type Actor, deferredActor } from '@/lib/accounts/actor'
import { db, type Tx } from '@/lib/platform/database/db'
import { AppError, conflict, forbidden } from '@/lib/platform/errors'
import type { Prisma, Release, ReleaseItem } from '@/lib/platform/generated/prisma/client'
import { defineHandler } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { flagValues } from '@/lib/records/declare/publication'
import type { RecordWithDraft } from '@/lib/records/publish/draft'
import { readPlanMoment } from '@/lib/records/publish/plan-publication'
import { cancelPlans } from '@/lib/records/publish/plan-rows'
import { restorableValues } from '@/lib/records/publish/revisions'
import { entityOf, findRelease, itemRecord } from '@/lib/records/releases/find-release'
import {
  assertReleasePublishable,
  publishReleaseWithin,
  withRecordName,
  writeTogether,
} from '@/lib/records/releases/publish-release'
import { inWriteOrder, lockAll } from '@/lib/records/releases/release-order'
import { assertSeen, type SeenItems } from '@/lib/records/releases/seen-items'
import { recordAudit } from '@/lib/records/store/history'
import { updateWithin } from '@/lib/records/store/write-record'

const KIND = 'release'

/**
 * Schedules or moves a release, as the person saw it, at `at` (ISO).
 * @throws AppError 400 with fieldErrors, 403, 404, 409
 */
export async function planRelease(actor: Actor, id: string, at: string, seen: SeenItems): Promise<void> {
  if (!actor.id) throw forbidden()
  const { id: plannedById } = actor
  const release = await findRelease(db, actor, id)
  if (release.state === 'live') throw conflict('This release is already live')
  const when = readPlanMoment(at)
  await assertReleasePublishable(actor, release)
  await db.$transaction(async (tx) => {
    const current = await findRelease(tx, actor, id, { locked: true })
    if (current.state === 'live') throw conflict('This release is already live')
    await lockAll(tx, current.items)
    await assertSeen(tx, actor, current, seen)
    const data = { state: 'waiting', at: when, plannedById, plannedByName: actor.username, problem: null }
    await tx.release.update({ where: { id }, data })
    const key = { kind: KIND, dedupKey: `${KIND}:${id}`, onRepeat: 'replace' } as const
    await enqueue(tx, { ...key, dueAt: when, payload: { releaseId: id } })
    await audit(tx, actor, id, 'plan-publish', { at: when.toISOString() })
  })
}

/** Cancels a waiting plan or dismisses a missed one. @throws AppError 403, 404 */
export async function cancelReleasePlan(actor: Actor, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const { state } = await findRelease(tx, actor, id, { locked: true })
    if (state !== 'waiting' && state !== 'missed') return
    await tx.release.update({ where: { id }, data: { state: 'open', at: null, problem: null } })
    await audit(tx, actor, id, 'cancel-publish')
  })
}

/** Publishes a release at the planned time; after downtime late, but only once. */
export const fireRelease = defineHandler({
  kind: KIND,
  afterRestore: 'run',
  concurrency: 1,
  payload: z.object({ releaseId: z.uuid() }),
  async handle(_, { releaseId }) {
    const release = await db.release.findUnique({ where: { id: releaseId } })
    if (release?.state === 'waiting') await fire(release)
    return { outcome: 'done' }
  },
})

async function fire(release: Release): Promise<void> {
  const actor = release.plannedById ? await deferredActor(release.plannedById) : null
  if (!actor) return miss(release, `${release.plannedByName}, who scheduled it, can no longer sign in.`)
  try {
    await writeTogether(async (tx) => {
      const now = await findRelease(tx, actor, release.id, { locked: true })
      const isDue = now.state === 'waiting' && now.at?.getTime() === release.at?.getTime()
      return { answer: undefined, expired: isDue ? await publishReleaseWithin(tx, actor, now) : [] }
    })
  } catch (error) {
    // The outbox retries anything but a refusal.
    if (!(error instanceof AppError) || error.status >= 500) throw error
    await miss(release, error.message)
  }
}

async function miss({ id, at }: Release, problem: string): Promise<void> {
  await db.release.updateMany({ where: { id, at, state: 'waiting' }, data: { state: 'missed', problem } })
}

async function audit(tx: Tx, actor: Actor, entityId: string, action: string, after?: { at: string }) {
  await recordAudit(tx, actor, { action, entity: 'release', entityId, ...(after && { after }) })
}

/** Restores what a live release changed. @throws AppError 403, 404, 409 naming what has changed since */
export async function takeBackRelease(actor: Actor, id: string): Promise<void> {
  await writeTogether(async (tx) => {
    const { state, name, items } = await findRelease(tx, actor, id, { locked: true })
    if (state !== 'live') throw conflict('This release is not live')
    await lockAll(tx, items)
    const currentItems = new Map<ReleaseItem, RecordWithDraft | null>()
    for (const item of items) currentItems.set(item, await itemRecord(tx, actor, item))
    assertUntouched(currentItems)
    const expired = new Set<string>()
    for (const item of inWriteOrder(items).toReversed()) {
      const part = () => takeBack(tx, actor, item)
      for (const tag of await withRecordName(item, 'Nothing was rolled back.', part)) expired.add(tag)
    }
    const data = { state: 'taken-back', takenBackAt: new Date(), takenBackByName: actor.username }
    await tx.release.update({ where: { id }, data })
    const after = { name, records: items.length }
    await recordAudit(tx, actor, { action: 'take-back', entity: 'release', entityId: id, after })
    return { answer: undefined, expired: [...expired] }
  })
}

function assertUntouched(currentItems: Map<ReleaseItem, RecordWithDraft | null>): void {
  const touched = [...currentItems].flatMap(([{ title, publishedAs }, current]) => {
    if (!current?.record) return [`${title} was deleted`]
    if (current.draft) return [`${title} has unpublished changes`]
    return Date.parse(current.record.updatedAt) === publishedAs?.getTime()
      ? []
      : [`${title} has changed since`]
  })
  if (touched.length > 0) throw conflict(`Nothing was rolled back: ${touched.join('; ')}.`)
}

async function takeBack(tx: Tx, actor: Actor, item: ReleaseItem): Promise<string[]> {
  const entity = entityOf(item)
  const { entityId } = item
  const before = item.before as Record<string, unknown> | null
  if (!before) {
    await cancelPlans(tx, entity, entityId)
    const off = flagValues(entity, false)
    return (await updateWithin(tx, actor, entity, entityId, off, { action: 'unpublish' })).expired
  }
  const values = restorableValues(actor, entity, before)
  const { after, expired } = await updateWithin(tx, actor, entity, entityId, values, {
    action: 'restore',
    isUnchecked: true,
  })
  if (item.draft) {
    await tx.draft.create({
      data: {
        entity: entity.name,
        entityId,
        actorId: actor.id,
        actorName: actor.username,
        values: item.draft as Prisma.InputJsonObject,
        basedOn: new Date(after.updatedAt),
      },
    })
  }
  return expired
}
