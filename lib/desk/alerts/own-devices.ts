import 'server-only'
import { browserLabel } from '@/lib/accounts/access/browser-label'
import type { Actor } from '@/lib/accounts/actor'
import { leadWorkerId } from '@/lib/desk/alerts/lead-worker'
import { db } from '@/lib/platform/database/db'
import { conflict, notFound } from '@/lib/platform/errors'
import type { PushDevice } from '@/lib/platform/generated/prisma/client'
import { isReachable } from '@/lib/platform/push/reachable'
import { subscriptionSchema } from '@/lib/platform/push/subscription-schema'
import { pushServerKey } from '@/lib/platform/push/vapid'
import { recordAudit } from '@/lib/records/store/record-audit'

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
  return (await db.pushDevice.findMany({ where: { userId }, orderBy: { id: 'asc' } })).map(shown)
}

/**
 * Turns on pushes in the asking browser, which then belongs to this person alone. @throws AppError 403, 409
 * when there are too many; $ZodError
 */
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
    if (!device) throw notFound('This device is gone already')
    await tx.pushDevice.delete({ where: { id } })
    const before = { name: device.name }
    await recordAudit(tx, actor, { action: 'remove-push-device', entity: 'user', entityId: userId, before })
  })
}

function shown(device: PushDevice): OwnDevice {
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
