import 'server-only'
import { browserWords } from '@/lib/accounts/access/browser-words'
import type { Actor } from '@/lib/accounts/actor'
import { leadWorkerId } from '@/lib/desk/alerts/lead-worker'
import { db } from '@/lib/platform/database/db'
import { conflict, notFound } from '@/lib/platform/errors'
import type { PushDevice } from '@/lib/platform/generated/prisma/client'
import { isReachable } from '@/lib/platform/push/reachable'
import { subscriptionSchema } from '@/lib/platform/push/subscription-schema'
import { pushServerKey } from '@/lib/platform/push/vapid'
import { recordAudit } from '@/lib/records/store/record-audit'

/** Nobody carries more. */
const MOST_DEVICES = 10

/** A browser in which the person is told of new leads; times are ISO, UTC. */
export type OwnDevice = {
  id: string
  name: string
  /** By which the browser itself is found among them. */
  endpoint: string
  since: string
  lastSentAt: string | null
  refusal: string | null
  isReachable: boolean
}

/** The person's devices, the oldest first. @throws AppError 403 when they do not work on leads */
export async function listOwnDevices(actor: Actor): Promise<OwnDevice[]> {
  const userId = leadWorkerId(actor)
  return (await db.pushDevice.findMany({ where: { userId }, orderBy: { id: 'asc' } })).map(shown)
}

/**
 * Switches pushes on in the browser that asks; the person's own alert rules apply to them, none when there are none yet. A browser that
 * somebody else had switched on is this person's from now on.
 * @param body what the browser says of its subscription
 * @throws AppError 403, 409 when there are too many; $ZodError
 */
export async function addOwnDevice(
  actor: Actor,
  body: unknown,
  userAgent: string | null,
): Promise<OwnDevice> {
  const userId = leadWorkerId(actor)
  const { endpoint, keys } = subscriptionSchema.parse(body)
  const name = browserWords(userAgent)
  return db.$transaction(async (tx) => {
    await tx.alertRules.upsert({ where: { userId }, create: { userId }, update: {} })
    // Whose row is locked by that: two tabs cannot both add the last one.
    await tx.pushDevice.deleteMany({ where: { endpoint, userId: { not: userId } } })
    const others = await tx.pushDevice.count({ where: { userId, endpoint: { not: endpoint } } })
    if (others >= MOST_DEVICES) {
      throw conflict(`You have ${MOST_DEVICES} devices already. Please remove one first`)
    }
    const data = { name, ...keys, serverKey: pushServerKey(), refusal: null, goneAt: null }
    const create = { ...data, userId, endpoint }
    const device = await tx.pushDevice.upsert({ where: { endpoint }, create, update: data })
    const after = { name }
    await recordAudit(tx, actor, { action: 'add-push-device', entity: 'user', entityId: userId, after })
    return shown(device)
  })
}

/** Removes one of the person's devices: nothing goes there any more. @throws AppError 403, 404 */
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
