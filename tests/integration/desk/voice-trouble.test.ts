import { afterAll, beforeEach, expect, test } from 'vitest'
import { logAttempt } from '@/lib/desk/tour-requests/log-attempt'
import { voiceCheck } from '@/lib/desk/voice/check-call'
import { ringMe } from '@/lib/desk/voice/click-to-call'
import { voiceDial } from '@/lib/desk/voice/dial'
import { voiceHangUp } from '@/lib/desk/voice/hang-up'
import { leadRing } from '@/lib/desk/voice/lead-ring'
import { db } from '@/lib/platform/database/db'
import { claimDue, runClaimed, runDue } from '@/tests/support/outbox-worker'
import { spokenIn } from '@/tests/support/read-twiml'
import {
  attemptsOf,
  callsToStaff,
  deliverHere,
  FAMILY,
  givenCompany,
  givenCounselor,
  givenVoiceService,
  givenWaiting,
  ringAndPlay,
  ringNow,
  SITE,
} from '@/tests/support/voice-fixtures'

const ANN = '+13035550111'
const BOB = '+13035550112'
const voice = await givenVoiceService()

beforeEach(async () => {
  voice.reset()
  await givenCompany()
})

afterAll(() => voice.close())

test.each(['reversed', 'doubled', 'lost'] as const)(
  'reports that come %s log one attempt',
  async (reports) => {
    await givenCounselor('ann', ANN)
    const lead = await givenWaiting()
    voice.setReports(reports)
    voice.set(ANN, { is: 'picked-up', keys: ['1', '1'] })
    voice.set(FAMILY, { is: 'picked-up', talksS: 60 })
    await ringAndPlay(voice)
    await runDue(voiceCheck)
    expect(await attemptsOf(lead)).toMatchObject([{ data: { outcome: 'reached' } }])
    expect(await callsToStaff()).toMatchObject([{ state: 'ended', outcome: 'reached', familySeconds: 60 }])
  },
)

test('an end that is never reported is asked for after two minutes, and again while the call lasts', async () => {
  const [ann] = [await givenCounselor('ann', ANN), await givenCounselor('bob', BOB)]
  await givenWaiting()
  await ringNow()
  const check = await db.outboxItem.findFirstOrThrow({ where: { kind: 'voice-check' } })
  const [call] = await callsToStaff()
  expect(check.dueAt.getTime() - (call?.dialedAt?.getTime() ?? 0)).toBe(120_000)
  const [placed] = voice.dialed(ANN)
  if (placed) placed.status = 'ringing'
  await runDue(voiceCheck)
  expect(await callsToStaff()).toMatchObject([{ userId: ann.id, state: 'queued' }])
  expect(await db.outboxItem.count({ where: { kind: 'voice-check', state: 'due' } })).toBe(1)
  if (placed) placed.status = 'no-answer'
  await runDue(voiceCheck)
  await ringNow()
  expect(voice.dialed(BOB)).toHaveLength(1)
})

test('a worker that dies between the question and the answer rings no phone twice, and loses nobody', async () => {
  const ann = await givenCounselor('ann', ANN)
  await givenCounselor('bob', BOB)
  await givenWaiting()
  await runDue(leadRing)
  const items = await claimDue(voiceDial)
  // The service has placed the call, and the worker is gone before it hears so.
  voice.loseAnswers(true)
  await runClaimed(voiceDial, items)
  voice.loseAnswers(false)
  await db.outboxItem.updateMany({ where: { kind: 'voice-dial' }, data: { state: 'due' } })
  await runDue(voiceDial)
  expect(voice.dialed(ANN)).toHaveLength(1)
  await runDue(voiceCheck)
  expect(await callsToStaff()).toMatchObject([{ userId: ann.id, state: 'ended' }])
  await ringNow()
  expect(voice.dialed(BOB)).toHaveLength(1)
})

test('the same key heard twice connects once, and a second answer is the same', async () => {
  await givenCounselor('ann', ANN)
  await givenWaiting()
  await ringNow()
  const [call] = await callsToStaff()
  const [placed] = voice.dialed(ANN)
  const press = () =>
    voice.ask(`${SITE}/api/webhooks/voice/key?call=${call?.id}`, { CallSid: placed?.sid ?? '', Digits: '1' })
  const [first, second] = [await press(), await press()]
  expect(first).toContain('<Dial')
  expect(second).toBe(first)
})

test('of two people who press 1 at once, one is connected', async () => {
  const [ann, bob] = [await givenCounselor('ann', ANN), await givenCounselor('bob', BOB)]
  const lead = await givenWaiting()
  await db.tourRequest.update({ where: { id: lead }, data: { ownerId: ann.id } })
  await ringNow()
  await ringMe(bob, lead)
  await runClaimed(voiceDial, await claimDue(voiceDial))
  const calls = await callsToStaff()
  expect(calls).toHaveLength(2)
  const documents = await Promise.all(
    calls.map(({ id, sid }) =>
      voice.ask(`${SITE}/api/webhooks/voice/key?call=${id}`, { CallSid: sid ?? '', Digits: '1' }),
    ),
  )
  expect(documents.filter((document) => document.includes('<Dial'))).toHaveLength(1)
  expect(documents.map(spokenIn).join(' ')).toContain('A colleague is calling them.')
})

test('a conversation that lasts longer than its claim is still the only one', async () => {
  const [ann, bob] = [await givenCounselor('ann', ANN), await givenCounselor('bob', BOB)]
  const lead = await givenWaiting()
  await db.tourRequest.update({ where: { id: lead }, data: { ownerId: ann.id } })
  await ringNow()
  await ringMe(bob, lead)
  await runClaimed(voiceDial, await claimDue(voiceDial))
  const documents: string[] = []
  for (const { id, sid } of await callsToStaff()) {
    const fields = { CallSid: sid ?? '', Digits: '1' }
    documents.push(await voice.ask(`${SITE}/api/webhooks/voice/key?call=${id}`, fields))
    await db.tourRequest.update({ where: { id: lead }, data: { claimedUntil: new Date(0) } })
  }
  expect(documents.map((document) => document.includes('<Dial'))).toEqual([true, false])
})

test('key 1 after the lead was called connects nobody, and phones that still ring are hung up', async () => {
  await givenCounselor('ann', ANN)
  const bob = await givenCounselor('bob', BOB)
  const lead = await givenWaiting()
  await ringNow()
  const [call] = await callsToStaff()
  await logAttempt(bob, lead, { attemptId: crypto.randomUUID(), outcome: 'no-answer' })
  const document = await voice.ask(`${SITE}/api/webhooks/voice/key?call=${call?.id}`, {
    CallSid: call?.sid ?? '',
    Digits: '1',
  })
  expect(document).not.toContain('<Dial')
  expect(spokenIn(document)).toContain('They have already been called.')
  await runDue(voiceHangUp)
  expect([...voice.calls.values()].map(({ wasEnded }) => wasEnded)).toEqual([true])
  await ringNow()
  expect(await callsToStaff()).toHaveLength(1)
})

test('the limit of calls for an hour stops the ringing and says so; quiet hours of a person hold', async () => {
  const [ann, bob] = [await givenCounselor('ann', ANN), await givenCounselor('bob', BOB)]
  await givenCounselor('cat', '+13035550113')
  await db.alertRules.update({
    where: { userId: ann.id ?? '' },
    data: { quietFrom: '00:00', quietUntil: '00:00' },
  })
  await db.voiceSettings.create({ data: { callsPerHour: 1 } })
  const [first, second] = [await givenWaiting(), await givenWaiting({ phone: '+13035550143' })]
  await ringNow()
  expect(await callsToStaff()).toMatchObject([{ userId: bob.id }])
  const stopped = await db.leadEvent.findMany({ where: { type: 'not-rung' } })
  expect(stopped).toMatchObject([{ data: { reason: 'limit' } }])
  expect([first, second]).toContain(stopped[0]?.tourRequestId)
})

test('a service that is away for a moment is asked again; a number it refuses leads to the next person', async () => {
  await givenCounselor('ann', ANN)
  await givenCounselor('bob', BOB)
  await givenWaiting()
  voice.refuse({ status: 503, body: {} })
  await ringNow()
  expect(await callsToStaff()).toMatchObject([{ state: 'planned', dialedAt: null }])
  voice.refuse({ status: 400, body: { code: 21211, message: 'Invalid number' } })
  await runDue(voiceDial)
  voice.refuse(null)
  await ringNow()
  expect((await callsToStaff()).map(({ state }) => state)).toEqual(['ended', 'queued'])
})

test('what nobody signed, or somebody else, changes nothing', async () => {
  await givenCounselor('ann', ANN)
  await givenWaiting()
  await ringNow()
  const [call] = await callsToStaff()
  const post = (event: string, headers: Record<string, string>) =>
    deliverHere(
      new Request(`${SITE}/api/webhooks/voice/${event}?call=${call?.id}`, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ CallSid: call?.sid ?? '', Digits: '2', CallStatus: 'completed' }),
      }),
    )
  expect((await post('key', {})).status).toBe(400)
  expect((await post('status', { 'x-twilio-signature': 'c2lnbmVkIGJ5IG5vYm9keQ==' })).status).toBe(403)
  expect(await callsToStaff()).toMatchObject([{ state: 'queued', key: null }])
  await expect(voice.ask(`${SITE}/api/webhooks/voice/nothing?call=${call?.id}`, {})).rejects.toThrow('404')
})
