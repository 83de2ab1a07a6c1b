import { afterAll, beforeEach, expect, test } from 'vitest'
import { alertTest } from '@/lib/desk/alerts/alert-test'
import {
  addOwnDevice,
  listOwnDevices,
  readDeviceTest,
  removeOwnDevice,
  sendDeviceTest,
} from '@/lib/desk/alerts/own-devices'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { pushServerKey } from '@/lib/platform/push/vapid'
import { recordPushReceipt } from '@/lib/server/handlers/record-push-receipt'
import { somebody } from '@/tests/support/admin-fixtures'
import { runDue } from '@/tests/support/outbox-worker'
import { startPushService } from '@/tests/support/push-service'

const service = await startPushService()
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1'

beforeEach(async () => {
  await db.$executeRaw`truncate rate_limits, users, outbox_items cascade`
  Object.assign(env(), service.settings)
  service.pushes.length = 0
})
afterAll(async () => {
  expect(service.failures).toEqual([])
  await service.close()
})

async function givenActor(username = 'ann', role: 'counselor' | 'viewer' = 'counselor') {
  const { id } = await db.user.create({ data: { username, role, password: '-' } })
  return { ...somebody(role), id, username }
}

test('C7: a device is registered, listed by name, and removed; the log contains no endpoint', async () => {
  const ann = await givenActor()
  const subscription = service.subscribe()
  const device = await addOwnDevice(ann, subscription, IPHONE)
  expect(await listOwnDevices(ann)).toEqual([device])
  expect(device).toMatchObject({
    name: 'Safari on iPhone',
    isReachable: true,
    lastSentAt: null,
    refusal: null,
  })
  // Rules exist from now on, even for a person who never set any.
  expect(await db.alertRules.findUnique({ where: { userId: ann.id } })).toMatchObject({ byMail: false })
  // Registering this browser again keeps one device.
  expect((await addOwnDevice(ann, subscription, IPHONE)).id).toBe(device.id)
  await removeOwnDevice(ann, device.id)
  expect(await listOwnDevices(ann)).toEqual([])
  const audited = await db.auditEntry.findMany({ where: { actorId: ann.id }, orderBy: { id: 'asc' } })
  expect(audited.map(({ action }) => action)).toEqual([
    'add-push-device',
    'add-push-device',
    'remove-push-device',
  ])
  expect(JSON.stringify(audited)).not.toContain(subscription.endpoint)
})

test('C7: a browser belongs to whoever registered it last; nobody sees, tests or removes another person’s device', async () => {
  const [ann, bob] = [await givenActor('ann'), await givenActor('bob')]
  const subscription = service.subscribe()
  const before = await addOwnDevice(ann, subscription, IPHONE)
  const after = await addOwnDevice(bob, subscription, IPHONE)
  expect(after.id).not.toBe(before.id)
  expect(await listOwnDevices(ann)).toEqual([])
  await expect(removeOwnDevice(ann, after.id)).rejects.toMatchObject({ status: 404 })
  await expect(sendDeviceTest(ann, after.id)).rejects.toMatchObject({ status: 404 })
  await expect(readDeviceTest(ann, after.id)).rejects.toMatchObject({ status: 404 })
})

test('C7: people who do not work on leads have no devices, and nobody has more than ten', async () => {
  const viewer = await givenActor('vic', 'viewer')
  await expect(addOwnDevice(viewer, {}, null)).rejects.toMatchObject({ status: 403 })
  await expect(listOwnDevices(viewer)).rejects.toMatchObject({ status: 403 })
  const ann = await givenActor()
  const adding = () => addOwnDevice(ann, service.subscribe(), null)
  for (let count = 0; count < 9; count += 1) await adding()
  const last = await Promise.allSettled([adding(), adding()])
  expect(last.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await listOwnDevices(ann)).toHaveLength(10)
})

test('C7: an endpoint that is invalid or not allowed is refused', async () => {
  const ann = await givenActor()
  const { endpoint, keys } = service.subscribe()
  const noPoint = Buffer.alloc(65, 4).toString('base64url')
  const refused = [
    '',
    'http://push.example.com/1',
    'https://10.0.0.7/1',
    'https://169.254.169.254/latest',
    'https://[::1]/1',
    'https://me:pass@push.example.com/1',
    `https://push.example.com/${'x'.repeat(2_000)}`,
  ].map((address): unknown => ({ endpoint: address, keys }))
  refused.push(
    { endpoint, keys: { ...keys, p256dh: noPoint } },
    { endpoint, keys: { ...keys, auth: 'AAAA' } },
    null,
  )
  for (const subscription of refused) {
    await expect(addOwnDevice(ann, subscription, null)).rejects.toMatchObject({ name: 'ZodError' })
  }
  expect(await listOwnDevices(ann)).toEqual([])
})

test('C8: a test reaches only that device, and is delivered once shown', async () => {
  const ann = await givenActor()
  const [device, other] = [
    await addOwnDevice(ann, service.subscribe(), IPHONE),
    await addOwnDevice(ann, service.subscribe(), null),
  ]
  expect(await readDeviceTest(ann, device.id)).toBeNull()
  expect(await sendDeviceTest(ann, device.id)).toMatchObject({ state: 'waiting', to: 'Safari on iPhone' })
  await expect(sendDeviceTest(ann, device.id)).rejects.toMatchObject({ status: 429 })
  await runDue(alertTest)
  expect(service.pushes).toMatchObject([
    {
      endpoint: device.endpoint,
      message: { notification: { title: 'This is a test', body: 'No family has written.' } },
    },
  ])
  expect(await readDeviceTest(ann, device.id)).toMatchObject({ channel: 'push', state: 'sent' })
  await recordPushReceipt(service.pushes[0]?.message.receipt.split('/').at(-1) ?? '')
  expect(await readDeviceTest(ann, device.id)).toMatchObject({ state: 'delivered', words: null })

  service.unsubscribe(other.endpoint)
  await sendDeviceTest(ann, other.id)
  await runDue(alertTest)
  expect(await readDeviceTest(ann, other.id)).toMatchObject({
    state: 'failed',
    words: '410 Gone: push subscription has unsubscribed or expired.',
  })
  expect((await listOwnDevices(ann)).map(({ isReachable }) => isReachable)).toEqual([true, false])
  await expect(sendDeviceTest(ann, other.id)).rejects.toMatchObject({ status: 409 })
})

test('a receipt expires after a day; another installation secret yields another key', async () => {
  const ann = await givenActor()
  const device = await addOwnDevice(ann, service.subscribe(), IPHONE)
  await sendDeviceTest(ann, device.id)
  await runDue(alertTest)
  const token = service.pushes[0]?.message.receipt.split('/').at(-1) ?? ''
  await expect(recordPushReceipt(token, new Date(Date.now() + 25 * 3_600_000))).rejects.toMatchObject({
    status: 404,
  })

  const { NEXTAUTH_SECRET } = env()
  const key = pushServerKey()
  Object.assign(env(), { NEXTAUTH_SECRET: 'another secret, of at least 32 characters' })
  expect(pushServerKey()).not.toBe(key)
  expect(await listOwnDevices(ann)).toMatchObject([{ isReachable: false }])
  Object.assign(env(), { NEXTAUTH_SECRET })
  expect(pushServerKey()).toBe(key)
  expect(Buffer.from(key, 'base64url')).toHaveLength(65)
})
