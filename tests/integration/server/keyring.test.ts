import { afterAll, beforeEach, expect, test } from 'vitest'
import { openRefresh, sealRefresh } from '@/lib/accounts/company/refresh-token'
import { companySettings } from '@/lib/accounts/company/settings'
import { openTotpSecret, sealTotpSecret } from '@/lib/accounts/second-factor/sealed-secret'
import { alertTest } from '@/lib/desk/alerts/alert-test'
import { addOwnDevice, listOwnDevices, readDeviceTest, sendDeviceTest } from '@/lib/desk/alerts/own-devices'
import { db } from '@/lib/platform/database/db'
import { refusalsOf } from '@/lib/platform/do-not-contact/refusals'
import { targetDigest } from '@/lib/platform/do-not-contact/target-digest'
import { env } from '@/lib/platform/env'
import { keyring } from '@/lib/platform/keyring/keyring'
import { openText, sealText } from '@/lib/platform/keyring/sealed-text'
import { keyringPart } from '@/lib/server/health/parts/keyring'
import { countOlder, resealValues } from '@/lib/server/keyring/reseal'
import { somebody } from '@/tests/support/admin-fixtures'
import { runDue } from '@/tests/support/outbox-worker'
import { startPushService } from '@/tests/support/push-service'

const OLD = env().NEXTAUTH_SECRET
const NEW = 'a newer secret that only this test uses, 32 characters or more'
const ISSUER = 'https://id.example'
const PHONE = '+15135550142'
const service = await startPushService()

const rotate = (secret: string, previous?: string) =>
  Object.assign(env(), { NEXTAUTH_SECRET: secret, NEXTAUTH_SECRET_PREVIOUS: previous })
const sweep = () => resealValues.run(new Date())

beforeEach(async () => {
  await db.$executeRaw`
    truncate kept_keys, users, webhook_endpoints, receipt_keys, outbox_items, do_not_contacts, company_sign_in, rate_limits cascade`
  rotate(OLD)
  Object.assign(env(), service.settings)
})
afterAll(async () => {
  rotate(OLD)
  await service.close()
})

/** A value in each place, sealed under the current secret; one of them before values named their key. */
async function givenSealedValues() {
  const user = await db.user.create({ data: { username: 'ann', role: 'counselor', password: '-' } })
  await db.authenticator.create({
    data: { userId: user.id, sealedSecret: sealTotpSecret(user.id, 'TOTP'), confirmedAt: new Date() },
  })
  await db.companySignIn.create({
    data: { isOn: true, issuer: ISSUER, clientId: 'site', sealedSecret: sealText('client') },
  })
  const now = new Date()
  await db.companySession.create({
    data: {
      sealedRefresh: sealRefresh('refresh'),
      checkedAt: now,
      session: {
        create: { userId: user.id, sessionVersion: 0, lastSeenAt: now, expiresAt: now, createdAt: now },
      },
      identity: { create: { userId: user.id, issuer: ISSUER, subject: 'ann' } },
    },
  })
  const endpoint = await db.webhookEndpoint.create({
    data: {
      name: 'Warehouse',
      url: 'https://example.com/hook',
      secret: sealText('signing').slice(keyring()[0].id.length),
      madeByName: 'ann',
    },
  })
  const mail = await db.outboxItem.create({
    data: { kind: 'account-mail', payload: { sealed: sealText('a link'), messageId: '<1@x>', endsAt: null } },
  })
  const sent = await db.outboxItem.create({
    data: { kind: 'account-mail', state: 'sent', payload: { sealed: sealText('an old link') } },
  })
  return { user, endpoint, mail, sent }
}

test('T142: values name their key, are read under an older secret, and are resealed under the current one', async () => {
  const { user, endpoint, mail } = await givenSealedValues()
  await sweep()
  rotate(OLD, NEW)
  await sweep()
  expect((await keyringPart.check()).words).toContain('The next secret can be read')
  rotate(NEW, OLD)
  expect(await keyringPart.check()).toMatchObject({
    state: 'good',
    words: expect.stringMatching(
      /^\d+ values still need an older secret: .*1 authenticator app,.*6 keys of digests/,
    ),
  })
  await sweep()
  expect(await countOlder()).toEqual([])
  expect((await keyringPart.check()).words).toContain('People who signed in earlier need it until')
  await db.keptKey.updateMany({ where: {}, data: { currentSince: new Date(Date.now() - 13 * 3_600_000) } })
  expect((await keyringPart.check()).words).toContain('It can be removed from NEXTAUTH_SECRET_PREVIOUS')

  rotate(NEW)
  const stored = await db.authenticator.findUniqueOrThrow({ where: { userId: user.id } })
  expect(openTotpSecret(user.id, stored.sealedSecret)).toBe('TOTP')
  const { secret } = await db.webhookEndpoint.findUniqueOrThrow({ where: { id: endpoint.id } })
  expect(openText(secret)).toBe('signing')
  expect((await companySettings())?.secret).toBe('client')
  const { sealedRefresh } = await db.companySession.findFirstOrThrow()
  expect(openRefresh(sealedRefresh ?? '')).toBe('refresh')
  const { payload } = await db.outboxItem.findUniqueOrThrow({ where: { id: mail.id } })
  expect(payload).toMatchObject({ messageId: '<1@x>', endsAt: null })
  expect(openText((payload as { sealed: string }).sealed)).toBe('a link')
})

test('T142: what is under a secret that is not known stays as it is, and the health page counts it', async () => {
  const { user } = await givenSealedValues()
  const before = await db.authenticator.findUniqueOrThrow({ where: { userId: user.id } })
  rotate(NEW)
  await sweep()
  expect(await db.authenticator.findUniqueOrThrow({ where: { userId: user.id } })).toEqual(before)
  expect(await keyringPart.check()).toMatchObject({
    state: 'bad',
    words: expect.stringMatching(/not known here: .*1 authenticator app,.*1 signing secret of a webhook/),
    todo: expect.stringContaining('NEXTAUTH_SECRET_PREVIOUS'),
  })
})

test('T144: refusals of erased people stay in force when the secret changes, and when the old one is gone', async () => {
  const person = { phoneE164: PHONE, email: null }
  await db.doNotContact.create({ data: { digest: targetDigest(PHONE), scope: 'everything', how: 'phone' } })
  await sweep()
  rotate(NEW, OLD)
  expect(await refusalsOf(db, [person])).toMatchObject([{ target: PHONE, scope: 'everything' }])
  await sweep()
  rotate(NEW)
  expect(await refusalsOf(db, [person])).toMatchObject([{ target: PHONE, scope: 'everything' }])
  expect(await refusalsOf(db, [{ phoneE164: '+15135550143', email: null }])).toEqual([])
})

test('T145: a device that subscribed under an older secret is pushed with the key it knows', async () => {
  const { id } = await db.user.create({ data: { username: 'ann', role: 'counselor', password: '-' } })
  const ann = { ...somebody('counselor'), id, username: 'ann' }
  const device = await addOwnDevice(ann, service.subscribe(), 'Mozilla/5.0 (Macintosh) Safari/605')
  await sweep()
  rotate(NEW, OLD)
  await sweep()
  rotate(NEW)
  expect(await listOwnDevices(ann)).toMatchObject([{ isReachable: true }])
  await sendDeviceTest(ann, device.id)
  await runDue(alertTest)
  expect(await readDeviceTest(ann, device.id)).toMatchObject({ state: 'sent' })
  expect(service.failures).toEqual([])
})
