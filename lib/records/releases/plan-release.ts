import 'server-only'
import * as z from 'zod'
import { type Actor, deferredActor } from '@/lib/accounts/actor'
import { db, type Tx } from '@/lib/platform/database/db'
import { AppError, conflict, forbidden } from '@/lib/platform/errors'
import type { Release } from '@/lib/platform/generated/prisma/client'
import { defineHandler } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { readPlanMoment } from '@/lib/records/publish/plan-publication'
import { findRelease } from '@/lib/records/releases/find-release'
import { assertReleasePublishable, publishReleaseWithin } from '@/lib/records/releases/publish-release'
import { writeTogether } from '@/lib/records/releases/write-together'
import { recordAudit } from '@/lib/records/store/history'

const KIND = 'release'

/** Schedules or moves a release at `at` (ISO). @throws AppError 400 with fieldErrors, 403, 404, 409 */
export async function planRelease(actor: Actor, id: string, at: string): Promise<void> {
  if (!actor.id) throw forbidden()
  const { id: plannedById } = actor
  const release = await findRelease(db, actor, id)
  if (release.state === 'live') throw conflict('This release is live already')
  const when = readPlanMoment(at)
  await assertReleasePublishable(actor, release)
  await db.$transaction(async (tx) => {
    const { state } = await findRelease(tx, actor, id, { locked: true })
    if (state === 'live') throw conflict('This release is live already')
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
  if (!actor) return miss(release, `${release.plannedByName}, who planned it, may not sign in any more.`)
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
