import 'server-only'
import { db, type Tx } from '@/lib/db'
import type { Delivery } from '@/lib/generated/prisma/client'
import { type Mail, sender } from '@/lib/integrations/mail'
import { raiseAlarm } from '@/lib/leads/alarm'
import { recordEvent } from '@/lib/leads/record-event'
import { nextAttempt } from '@/lib/leads/retry-schedule'

export type Attempt = { id: string; number: number; startedAt: Date; delivery: Delivery }

export type AttemptResult =
  | { outcome: 'sent'; response: string }
  | { outcome: 'kept'; mail: Mail }
  | { outcome: 'temporary-failure' | 'permanent-failure'; response: string; responseCode: number | null }

/** What the record says when the message itself could not be composed. */
export const NOT_COMPOSED = 'The message could not be composed'

/** A message that cannot be composed, or that ends its process, is set aside after as many tries: others must flow. */
const POISON_AFTER = { composing: 3, crashing: 5 }

/**
 * Opens an attempt before anything is sent, so that a worker that dies leaves it visible and unfinished.
 * Null when there is nothing left to do: sent, kept, failed or gone.
 */
export async function openAttempt(deliveryId: string, worker: string): Promise<Attempt | null> {
  return db.$transaction(async (tx) => {
    const delivery = await lockDelivery(tx, deliveryId)
    if (!delivery || !['pending', 'sending'].includes(delivery.status)) return null
    if (await keepsCrashing(tx, delivery)) return null
    const number = delivery.attemptCount + 1
    const attempt = await tx.deliveryAttempt.create({ data: { deliveryId, number, worker } })
    await tx.delivery.update({
      where: { id: deliveryId },
      data: { status: 'sending', attemptCount: number, nextAttemptAt: null },
    })
    return { id: attempt.id, number, startedAt: attempt.startedAt, delivery }
  })
}

/**
 * Writes down how an attempt ended, with everything that follows from it, in one transaction.
 * @param retry puts the delivery back into the queue within that transaction
 */
export async function closeAttempt(
  { id, number, startedAt, delivery }: Attempt,
  result: AttemptResult,
  retry: (tx: Tx, at: Date) => Promise<void>,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const response = result.outcome === 'kept' ? null : result.response
    const responseCode = 'responseCode' in result ? result.responseCode : null
    await tx.deliveryAttempt.update({
      where: { id },
      data: { finishedAt: new Date(), outcome: result.outcome, response, responseCode },
    })
    const current = await lockDelivery(tx, delivery.id)
    // Two workers may have sent it at once after a crash: the first to finish decides.
    if (!current || !['pending', 'sending'].includes(current.status)) return
    if (result.outcome === 'sent' || result.outcome === 'kept') return finish(tx, delivery, result)
    const next =
      result.outcome === 'temporary-failure' && !(await cannotBeComposed(tx, delivery, response))
        ? nextAttempt(number, delivery.createdAt, startedAt)
        : null
    if (!next) return fail(tx, delivery, result.response, result.outcome === 'permanent-failure')
    await tx.delivery.update({
      where: { id: delivery.id },
      data: { status: 'pending', nextAttemptAt: next, lastError: result.response },
    })
    await retry(tx, next)
  })
}

async function finish(
  tx: Tx,
  delivery: Delivery,
  result: Extract<AttemptResult, { outcome: 'sent' | 'kept' }>,
) {
  if (result.outcome === 'kept') {
    const { replyTo, messageId, to, subject, text, html } = result.mail
    const mail = { messageId, to, from: sender().header, replyTo, subject, text, html }
    await tx.outgoingMail.upsert({
      where: { deliveryId: delivery.id },
      create: { deliveryId: delivery.id, ...mail },
      update: mail,
    })
  }
  await tx.delivery.update({
    where: { id: delivery.id },
    data: { status: result.outcome, sentAt: new Date(), lastError: null, failedAt: null },
  })
  await tx.emailRecipient.updateMany({
    where: { email: { equals: delivery.target, mode: 'insensitive' }, failedAt: { not: null } },
    data: { failedAt: null, lastError: null },
  })
  await recordEvent(tx, delivery.tourRequestId, {
    type: 'delivery',
    data: { deliveryId: delivery.id, target: delivery.target, outcome: result.outcome },
  })
}

/** Gives a delivery up: visible in red, and an alarm when no other one has reached or can still reach anybody. */
async function fail(tx: Tx, delivery: Delivery, reason: string, blameRecipient: boolean): Promise<void> {
  await tx.delivery.update({
    where: { id: delivery.id },
    data: { status: 'failed', failedAt: new Date(), nextAttemptAt: null, lastError: reason },
  })
  if (blameRecipient) {
    await tx.emailRecipient.updateMany({
      where: { email: { equals: delivery.target, mode: 'insensitive' } },
      data: { failedAt: new Date(), lastError: reason },
    })
  }
  await recordEvent(tx, delivery.tourRequestId, {
    type: 'delivery',
    data: { deliveryId: delivery.id, target: delivery.target, outcome: 'failed', reason },
  })
  const hope = await tx.delivery.count({
    where: { tourRequestId: delivery.tourRequestId, status: { in: ['pending', 'sending', 'sent', 'kept'] } },
  })
  if (hope === 0) await raiseAlarm(tx, delivery.tourRequestId, 'every-delivery-failed')
}

async function cannotBeComposed(tx: Tx, { id }: Delivery, response: string | null): Promise<boolean> {
  if (!response?.startsWith(NOT_COMPOSED)) return false
  const tries = await tx.deliveryAttempt.count({
    where: { deliveryId: id, response: { startsWith: NOT_COMPOSED } },
  })
  return tries >= POISON_AFTER.composing
}

/** Whether the last attempts all ended with their worker's death; if so the delivery is given up and they are closed. */
async function keepsCrashing(tx: Tx, delivery: Delivery): Promise<boolean> {
  const last = await tx.deliveryAttempt.findMany({
    where: { deliveryId: delivery.id },
    orderBy: { number: 'desc' },
    take: POISON_AFTER.crashing,
  })
  if (last.length < POISON_AFTER.crashing || last.some(({ finishedAt }) => finishedAt)) return false
  await tx.deliveryAttempt.updateMany({
    where: { id: { in: last.map(({ id }) => id) } },
    data: {
      finishedAt: new Date(),
      outcome: 'temporary-failure',
      response: 'The worker ended during this attempt',
    },
  })
  await fail(tx, delivery, `The worker ended during ${POISON_AFTER.crashing} attempts in a row`, false)
  return true
}

async function lockDelivery(tx: Tx, id: string): Promise<Delivery | null> {
  await tx.$queryRaw`select 1 from deliveries where id = ${id}::uuid for update`
  return tx.delivery.findUnique({ where: { id } })
}
