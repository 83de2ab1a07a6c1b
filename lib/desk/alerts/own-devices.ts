import 'server-only'
import { ECDH } from 'node:crypto'
import * as z from 'zod'
import { browserLabel } from '@/lib/accounts/access/browser-label'
import type { Actor } from '@/lib/accounts/actor'
import { ALERT_TEST } from '@/lib/desk/alerts/alert-test'
import { type ChannelTest, latestTest, ONE_A_MINUTE, TESTED_RECENTLY } from '@/lib/desk/alerts/channel-test'
import { leadWorkerId } from '@/lib/desk/alerts/lead-worker'
import { db } from '@/lib/platform/database/db'
import { conflict, notFound } from '@/lib/platform/errors'
import type { PushDevice } from '@/lib/platform/generated/prisma/client'
import { consume } from '@/lib/platform/http/rate-limit'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { pushPolicy } from '@/lib/platform/push/push-policy'
import { reachability } from '@/lib/platform/push/reachable'
import { pushServerKey } from '@/lib/platform/push/vapid'
import { recordAudit } from '@/lib/records/store/history'

const MAX_DEVICES = 10

/** A browser with pushes on; times are ISO, UTC. */
export type OwnDevice = {
  id: string
  name: string
  endpoint: string
  since: string
  lastSentAt: string | null
  refusal: string | null
  isReachable: boolean
}

/** The person's devices, oldest first. @throws AppError 403 when they do not work on leads */
export async function listOwnDevices(actor: Actor): Promise<OwnDevice[]> {
  const userId = leadWorkerId(actor)
  const devices = await db.pushDevice.findMany({ where: { userId }, orderBy: { id: 'asc' } })
  return Promise.all(devices.map(shown))
}

/** Turns on pushes in the asking browser, for this person alone. @throws AppError 403, 409; $ZodError */
export async function addOwnDevice(
  actor: Actor,
  body: unknown,
  userAgent: string | null,
): Promise<OwnDevice> {
  const userId = leadWorkerId(actor)
  const { endpoint, keys } = subscriptionSchema.parse(body)
  const name = browserLabel(userAgent)
  return db.$transaction(async (tx) => {
    await tx.alertRules.upsert({ where: { userId }, create: { userId }, update: {} })
    // An upsert that changes nothing locks nothing, and two tabs must not both add the last device.
    await tx.$queryRaw`select 1 from alert_rules where user_id = ${userId}::uuid for update`
    await tx.pushDevice.deleteMany({ where: { endpoint, userId: { not: userId } } })
    const others = await tx.pushDevice.count({ where: { userId, endpoint: { not: endpoint } } })
    if (others >= MAX_DEVICES) {
      throw conflict(`You have ${MAX_DEVICES} devices already. Please remove one first`)
    }
    const data = { name, ...keys, serverKey: pushServerKey(), refusal: null, goneAt: null }
    const create = { ...data, userId, endpoint }
    const device = await tx.pushDevice.upsert({ where: { endpoint }, create, update: data })
    const after = { name }
    await recordAudit(tx, actor, { action: 'add-push-device', entity: 'user', entityId: userId, after })
    return shown(device)
  })
}

/** @throws AppError 403, 404 */
export async function removeOwnDevice(actor: Actor, id: string): Promise<void> {
  const userId = leadWorkerId(actor)
  await db.$transaction(async (tx) => {
    const device = await tx.pushDevice.findFirst({ where: { id, userId } })
    if (!device) throw notFound('This device has already been removed')
    await tx.pushDevice.delete({ where: { id } })
    const before = { name: device.name }
    await recordAudit(tx, actor, { action: 'remove-push-device', entity: 'user', entityId: userId, before })
  })
}

async function shown(device: PushDevice): Promise<OwnDevice> {
  const isReachable = await reachability()
  const { id, name, endpoint, createdAt, lastSentAt, refusal } = device
  return {
    id,
    name,
    endpoint,
    refusal,
    since: createdAt.toISOString(),
    lastSentAt: lastSentAt?.toISOString() ?? null,
    isReachable: isReachable(device),
  }
}

const UNUSABLE = 'This browser did not provide an address for push notifications'

const bytesOf = (text: string) => Buffer.from(text, 'base64url')

/** A browser's PushSubscription.toJSON. */
const subscriptionSchema = z.object({
  endpoint: z.url(UNUSABLE).max(2_000, UNUSABLE).refine(isUsable, UNUSABLE),
  keys: z.object({
    p256dh: z.string(UNUSABLE).max(100).refine(isPoint, UNUSABLE),
    auth: z
      .string(UNUSABLE)
      .max(30)
      .refine((text) => bytesOf(text).length === 16, UNUSABLE),
  }),
})

function isUsable(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const url = new URL(endpoint)
  return !url.username && pushPolicy().refusalOf(url) === null
}

function isPoint(text: string): boolean {
  const bytes = bytesOf(text)
  if (bytes.length !== 65) return false
  try {
    ECDH.convertKey(bytes, 'prime256v1')
    return true
  } catch {
    return false
  }
}

/** Sends a test to one device. @throws AppError 403, 404, 409 when unreachable, 429 within a minute */
export async function sendDeviceTest(actor: Actor, id: string): Promise<ChannelTest> {
  const device = await openDevice(actor, id)
  const isReachable = await reachability()
  if (!isReachable(device))
    throw conflict('This device is no longer reachable. Turn push notifications on again on the device')
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
