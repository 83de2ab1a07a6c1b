import 'server-only'
import type { Actor } from '@/lib/admin/actor'
import { db } from '@/lib/db'
import { ALERT_TEST } from '@/lib/desk/alert-test'
import { type ChannelTest, latestTest, ONE_A_MINUTE, TESTED_LATELY } from '@/lib/desk/channel-test'
import { leadWorkerId } from '@/lib/desk/lead-worker'
import { conflict, notFound } from '@/lib/errors'
import { consume } from '@/lib/http/rate-limit'
import { enqueue } from '@/lib/outbox/enqueue'
import { isReachable } from '@/lib/push/reachable'

/**
 * Sends a test to one of the person's devices; it takes the place of the test before.
 * @throws AppError 403, 404, 409 for a device that nothing can be sent to, 429 within a minute of the last one
 */
export async function sendDeviceTest(actor: Actor, id: string): Promise<ChannelTest> {
  const device = await openDevice(actor, id)
  if (!isReachable(device)) throw conflict('This device is no longer reachable. Switch it on again there')
  const dedupKey = keyOf(id)
  await consume({ name: ALERT_TEST, ...ONE_A_MINUTE }, dedupKey, TESTED_LATELY)
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

/** What became of the last test of a device, null when there was none. @throws AppError 403, 404 */
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
