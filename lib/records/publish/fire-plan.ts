import 'server-only'
import * as z from 'zod'
import { deferredActor } from '@/lib/accounts/actor'
import { db, type Tx } from '@/lib/platform/database/db'
import { AppError } from '@/lib/platform/errors'
import type { PublicationPlan } from '@/lib/platform/generated/prisma/client'
import { defineHandler } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import type { Entity } from '@/lib/records/declare/define-entity'
import { entities } from '@/lib/records/entities/registry'
import { publishWithin, unpublishWithin } from '@/lib/records/publish/publish-record'
import { change, lock } from '@/lib/records/store/change'

const KIND = 'publication-plan'

/** Publishes or unpublishes a record at the planned time; after downtime late, but only once. */
export const firePublicationPlan = defineHandler({
  kind: KIND,
  afterRestore: 'run',
  concurrency: 2,
  payload: z.object({ planId: z.uuid() }),
  async handle(_, { planId }) {
    const plan = await db.publicationPlan.findUnique({ where: { id: planId } })
    const entity = entities.find(({ name }) => name === plan?.entity)
    if (plan && entity) await fire(plan, entity)
    return { outcome: 'done' }
  },
})

/** Queues a plan in the caller's transaction. A moved plan replaces its earlier time. */
export async function enqueuePlan(tx: Tx, planId: string, at: Date): Promise<void> {
  const key = { kind: KIND, dedupKey: `${KIND}:${planId}`, onRepeat: 'replace' } as const
  await enqueue(tx, { ...key, dueAt: at, payload: { planId } })
}

async function fire(plan: PublicationPlan, entity: Entity): Promise<void> {
  const actor = await deferredActor(plan.plannedById)
  if (!actor)
    return markMissed(plan, entity, `${plan.plannedByName}, who scheduled it, can no longer sign in.`)
  try {
    await change(entity, async (tx) => {
      await lock(tx, entity, plan.entityId)
      if (!(await endPlan(tx, plan, { state: 'fired', firedAt: await clock(tx) })))
        return { answer: null, expired: [] }
      const write = plan.action === 'publish' ? publishWithin : unpublishWithin
      const { expired } = await write(tx, actor, entity, plan.entityId)
      return { answer: null, expired }
    })
  } catch (error) {
    // The outbox retries anything but a refusal.
    if (!(error instanceof AppError) || error.status >= 500) throw error
    await markMissed(plan, entity, refusalText(error))
  }
}

async function markMissed(plan: PublicationPlan, entity: Entity, problem: string): Promise<void> {
  await db.$transaction(async (tx) => {
    await lock(tx, entity, plan.entityId)
    await endPlan(tx, plan, { state: 'missed', problem })
  })
}

/** Ends a waiting plan; false when it has been moved, canceled or fired since. */
async function endPlan(tx: Tx, { id, at }: PublicationPlan, data: object): Promise<boolean> {
  const { count } = await tx.publicationPlan.updateMany({ where: { id, at, state: 'waiting' }, data })
  return count > 0
}

/** The database's clock decides when the row was due, so it also tells when it fired. */
async function clock(tx: Tx): Promise<Date> {
  const [row] = await tx.$queryRaw<{ now: Date }[]>`select clock_timestamp() as now`
  return row?.now ?? new Date()
}

function refusalText({ message, fieldErrors, status }: AppError): string {
  if (status === 404) return 'It was deleted.'
  if (status === 403) return 'The person who scheduled it can no longer do this.'
  return [message, ...Object.values(fieldErrors ?? {})].map((words) => words.replace(/\.?$/, '.')).join(' ')
}
