import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { ALERT_TEST } from '@/lib/desk/alerts/alert-test'
import { type ChannelTest, latestTest, ONE_A_MINUTE, TESTED_RECENTLY } from '@/lib/desk/alerts/channel-test'
import { leadWorkerId } from '@/lib/desk/alerts/lead-worker'
import { db } from '@/lib/platform/database/db'
import { conflict, notFound } from '@/lib/platform/errors'
import { consume } from '@/lib/platform/http/rate-limit'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { isReachable } from '@/lib/platform/push/reachable'

/** Sends a test to one device. @throws AppError 403, 404, 409 when unreachable, 429 within a minute */
export async function sendDeviceTest(actor: Actor, id: string): Promise<ChannelTest> {
  const device = await openDevice(actor, id)
  if (!isReachable(device)) throw conflict('This device is no longer reachable. Switch it on again there')
  const dedupKey = keyOf(id)
  await consume({ name: ALERT_TEST, ...ONE_A_MINUTE }, dedupKey, TESTED_RECENTLY)
  await db.$transaction(async (tx) => {
    await tx.outboxItem.deleteMany({ where: { dedupKey } })
    await enqueue(tx, {
      kind: ALERT_TEST,
      channel: 'push',
      target: device.name,
      dedupKey,
      about: 'Test',
      payload: { deviceId: id },
      requestId: actor.requestId,
    })
  })
  const test = await latestTest(dedupKey)
  if (!test) throw notFound()
  return test
}

/** @throws AppError 403, 404 */
export async function readDeviceTest(actor: Actor, id: string): Promise<ChannelTest | null> {
  await openDevice(actor, id)
  return latestTest(keyOf(id))
}

async function openDevice(actor: Actor, id: string) {
  const device = await db.pushDevice.findFirst({ where: { id, userId: leadWorkerId(actor) } })
  if (!device) throw notFound('There is no such device')
  return device
}

function keyOf(deviceId: string): string {
  return `${ALERT_TEST}:device:${deviceId}`
}
