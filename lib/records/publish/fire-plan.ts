import 'server-only'
import * as z from 'zod'
import { absentActor } from '@/lib/accounts/actor'
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

/** Puts a record on the site or takes it off when its hour comes; after downtime late, and once. */
export const firePublicationPlan = defineHandler({
  kind: KIND,
  atOnce: 2,
  payload: z.object({ planId: z.uuid() }),
  async handle(_, { planId }) {
    const plan = await db.publicationPlan.findUnique({ where: { id: planId } })
    const entity = entities.find(({ name }) => name === plan?.entity)
    if (plan && entity) await fire(plan, entity)
    return { outcome: 'done' }
  },
})

/** Asks for it at its hour, as part of the caller's transaction; of a plan that is moved the last hour counts. */
export async function enqueuePlan(tx: Tx, planId: string, at: Date): Promise<void> {
  const key = { kind: KIND, dedupKey: `${KIND}:${planId}`, onRepeat: 'replace' } as const
  await enqueue(tx, { ...key, dueAt: at, payload: { planId } })
}

async function fire(plan: PublicationPlan, entity: Entity): Promise<void> {
  const actor = await absentActor(plan.plannedById)
  if (!actor) return miss(plan, entity, `${plan.plannedByName}, who planned it, may not sign in any more.`)
  try {
    await change(entity, async (tx) => {
      await lock(tx, entity, plan.entityId)
      if (!(await end(tx, plan, { state: 'fired', firedAt: await clock(tx) })))
        return { answer: null, expired: [] }
      const write = plan.action === 'publish' ? publishWithin : unpublishWithin
      const { expired } = await write(tx, actor, entity, plan.entityId)
      return { answer: null, expired }
    })
  } catch (error) {
    // What is not a refusal is tried again by the outbox.
    if (!(error instanceof AppError) || error.status >= 500) throw error
    await miss(plan, entity, wordsOf(error))
  }
}

async function miss(plan: PublicationPlan, entity: Entity, problem: string): Promise<void> {
  await db.$transaction(async (tx) => {
    await lock(tx, entity, plan.entityId)
    await end(tx, plan, { state: 'missed', problem })
  })
}

/** Ends a plan that still waits for this hour; false when somebody has moved, canceled or fired it meanwhile. */
async function end(tx: Tx, { id, at }: PublicationPlan, data: object): Promise<boolean> {
  const { count } = await tx.publicationPlan.updateMany({ where: { id, at, state: 'waiting' }, data })
  return count > 0
}

/** The database's clock says when the row was due, so it says when it fired. */
async function clock(tx: Tx): Promise<Date> {
  const [row] = await tx.$queryRaw<{ now: Date }[]>`select clock_timestamp() as now`
  return row?.now ?? new Date()
}

function wordsOf({ message, fieldErrors, status }: AppError): string {
  if (status === 404) return 'It was deleted.'
  if (status === 403) return 'Whoever planned it may not do this any more.'
  return [message, ...Object.values(fieldErrors ?? {})].map((words) => words.replace(/\.?$/, '.')).join(' ')
}
