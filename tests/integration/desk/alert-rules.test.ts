import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Actor } from '@/lib/accounts/actor'
import { readOwnAlertRules, saveOwnAlertRules } from '@/lib/desk/alerts/alert-rules'
import { alertTest, readAlertTest, sendAlertTest } from '@/lib/desk/alerts/alert-test'
import { firstSteps } from '@/lib/desk/alerts/first-steps'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { pushServerKey } from '@/lib/platform/push/vapid'
import { givenCommunity, somebody } from '@/tests/support/admin-fixtures'
import { runDue } from '@/tests/support/outbox-worker'
import { refused, startTextService } from '@/tests/support/text-service'

const service = await startTextService()
const NOTHING = {
  mobile: '',
  byMail: false,
  byText: false,
  communityIds: [],
  quietFrom: null,
  quietUntil: null,
}

beforeEach(async () => {
  await db.$executeRaw`truncate communities, rate_limits, users, outbox_items cascade`
  Object.assign(env(), service.settings)
  service.refuse(null)
})
afterAll(() => service.close())

async function givenCounselor(communityIds: string[] = [], email: string | null = null): Promise<Actor> {
  const { id } = await db.user.create({ data: { username: 'ann', role: 'counselor', password: '-', email } })
  return { ...somebody('counselor', communityIds), id }
}

test('a new counselor is guided to pushes and a mobile number until both are there', async () => {
  const ann = await givenCounselor()
  expect(await firstSteps(ann)).toEqual({ hasDevice: false, hasMobile: false })
  await saveOwnAlertRules(ann, { ...NOTHING, mobile: '(303) 555-0111' })
  const device = { name: 'Phone', endpoint: 'https://push.example.net/1', p256dh: '-', auth: '-' }
  await db.pushDevice.create({ data: { ...device, userId: ann.id ?? '', serverKey: pushServerKey() } })
  expect(await firstSteps(ann)).toEqual({ hasDevice: true, hasMobile: true })
  await db.pushDevice.updateMany({ data: { goneAt: new Date() } })
  expect(await firstSteps(ann)).toEqual({ hasDevice: false, hasMobile: true })
  await expect(firstSteps(somebody('viewer'))).rejects.toMatchObject({ status: 403 })
})

test('the number for calls is kept apart from the mobile number, also by a form that does not know it', async () => {
  const ann = await givenCounselor()
  await expect(saveOwnAlertRules(ann, { ...NOTHING, callPhone: '', byCall: true })).rejects.toMatchObject({
    fieldErrors: { callPhone: 'Please enter the phone number to ring' },
  })
  await saveOwnAlertRules(ann, { ...NOTHING, callPhone: '(303) 555-0177', byCall: true })
  await saveOwnAlertRules(ann, NOTHING)
  expect(await readOwnAlertRules(ann)).toMatchObject({
    mobile: null,
    callPhone: '+13035550177',
    byCall: true,
  })
  const audited = await db.auditEntry.findMany({ where: { actorId: ann.id } })
  expect(JSON.stringify(audited)).not.toContain('5550177')
})

test('C7: saved rules are kept with the number as E.164, and audited without the number', async () => {
  const { id } = await givenCommunity('lodge')
  const ann = await givenCounselor([], 'ann@example.com')
  expect(await readOwnAlertRules(ann)).toMatchObject({ mobile: null, byText: false, byMail: false })
  const wanted = { byMail: true, byText: true, communityIds: [id], quietFrom: '21:00', quietUntil: '07:00' }
  const calls = { callPhone: null, byCall: false }
  const saved = { ...wanted, ...calls, mobile: '+13035550111', textRefusal: null }
  expect(await saveOwnAlertRules(ann, { ...wanted, mobile: '(303) 555-0111' })).toEqual(saved)
  expect(await readOwnAlertRules(ann)).toEqual(saved)
  const audited = await db.auditEntry.findFirstOrThrow({
    where: { action: 'change-alert-rules', actorId: ann.id },
  })
  expect(audited.after).toMatchObject({ hasMobile: true, byText: true })
  expect(JSON.stringify(audited)).not.toContain('5550111')
})

test('C7: a new number does not inherit the refusal of the previous one', async () => {
  const ann = await givenCounselor()
  await saveOwnAlertRules(ann, { ...NOTHING, mobile: '+13035550111', byText: true })
  await db.alertRules.updateMany({ data: { textRefusal: '30006: a landline' } })
  await saveOwnAlertRules(ann, { ...NOTHING, mobile: '+13035550111', byText: true })
  expect(await readOwnAlertRules(ann)).toMatchObject({ textRefusal: '30006: a landline' })
  await saveOwnAlertRules(ann, { ...NOTHING, mobile: '+13035550112', byText: true })
  expect(await readOwnAlertRules(ann)).toMatchObject({ textRefusal: null })
})

test.each([
  ['mobile', { mobile: '12' }],
  ['mobile', { byText: true }],
  ['byMail', { byMail: true }],
  ['communityIds', { communityIds: [crypto.randomUUID()] }],
  ['quietFrom', { quietFrom: 'late', quietUntil: '07:00' }],
  ['quietUntil', { quietFrom: '21:00' }],
  ['quietFrom', { quietUntil: '07:00' }],
  ['quietUntil', { quietFrom: '21:00', quietUntil: '21:00' }],
])('a 400 stands at %s for %j', async (field, changes) => {
  const ann = await givenCounselor()
  const refusal = await saveOwnAlertRules(ann, { ...NOTHING, ...changes }).catch((error: unknown) => error)
  const { fieldErrors, issues } = refusal as { fieldErrors?: object; issues?: { path: string[] }[] }
  expect(Object.keys(fieldErrors ?? {}).concat(issues?.map(({ path }) => path[0] ?? '') ?? [])).toContain(
    field,
  )
  expect(await db.alertRules.count()).toBe(0)
})

test('I4: nobody can choose a community that is not theirs, or rules without working on leads', async () => {
  const [own, other] = [await givenCommunity('own'), await givenCommunity('other')]
  const ann = await givenCounselor([own.id])
  await expect(saveOwnAlertRules(ann, { ...NOTHING, communityIds: [other.id] })).rejects.toMatchObject({
    status: 400,
  })
  for (const role of ['viewer', 'analyst', 'editor'] as const) {
    await expect(readOwnAlertRules(somebody(role))).rejects.toMatchObject({ status: 403 })
    await expect(saveOwnAlertRules(somebody(role), NOTHING)).rejects.toMatchObject({ status: 403 })
    await expect(sendAlertTest(somebody(role), 'text')).rejects.toMatchObject({ status: 403 })
    await expect(readAlertTest(somebody(role), 'text')).rejects.toMatchObject({ status: 403 })
  }
})

test('C7: a test is sent on each channel and reports its result', async () => {
  const ann = await givenCounselor([], 'ann@example.com')
  await expect(sendAlertTest(ann, 'pigeon')).rejects.toMatchObject({ status: 404 })
  await expect(sendAlertTest(ann, 'text')).rejects.toMatchObject({ status: 409 })
  await saveOwnAlertRules(ann, { ...NOTHING, mobile: '+13035550111' })
  expect(await sendAlertTest(ann, 'text')).toMatchObject({ state: 'waiting', to: '+13035550111' })
  expect(await sendAlertTest(ann, 'email')).toMatchObject({ state: 'waiting', to: 'ann@example.com' })
  await expect(sendAlertTest(ann, 'text')).rejects.toMatchObject({ status: 429 })
  service.refuse(refused(400, 21610, 'Attempt to send to unsubscribed recipient'))
  await runDue(alertTest)
  const words = '21610: Attempt to send to unsubscribed recipient'
  expect(await readAlertTest(ann, 'text')).toMatchObject({ state: 'failed', words })
  expect(await readAlertTest(ann, 'email')).toMatchObject({ state: 'kept' })
  expect(await readOwnAlertRules(ann)).toMatchObject({ textRefusal: words })

  await db.$executeRaw`truncate rate_limits`
  service.refuse(null)
  await sendAlertTest(ann, 'text')
  await runDue(alertTest)
  expect(await readAlertTest(ann, 'text')).toMatchObject({ state: 'sent', words: 'queued' })
  expect(await readOwnAlertRules(ann)).toMatchObject({ textRefusal: null })
  expect(service.texts.at(-1)?.body).toContain('This is a test: no family has written')
})
