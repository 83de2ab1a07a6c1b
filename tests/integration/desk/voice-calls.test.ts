import { randomUUID } from 'node:crypto'
import { addMinutes, subMinutes } from 'date-fns'
import { v5 as uuidv5 } from 'uuid'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { alertWatch } from '@/lib/desk/alerts/alert-watch'
import { ringMe } from '@/lib/desk/voice/click-to-call'
import { voiceDial } from '@/lib/desk/voice/dial'
import { saveVoiceSettings } from '@/lib/desk/voice/save-settings'
import { voiceSettingsSchema } from '@/lib/desk/voice/settings-schema'
import { testCall } from '@/lib/desk/voice/test-call'
import { callWindows } from '@/lib/leads/callers/call-windows'
import { visitToken } from '@/lib/leads/family/visit-link'
import { scheduleOf } from '@/lib/leads/tour-requests/references'
import { chooseCallTime } from '@/lib/leads/tours/choose-call-time'
import { db } from '@/lib/platform/database/db'
import { somebody } from '@/tests/support/admin-fixtures'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'
import { claimDue, runClaimed, runDue } from '@/tests/support/outbox-worker'
import { readTwiml, spokenIn, verbsIn } from '@/tests/support/read-twiml'
import {
  attemptsOf,
  callsToStaff,
  dueKinds,
  FAMILY,
  givenCompany,
  givenCounselor,
  givenVoiceService,
  givenWaiting,
  OWN_NUMBER,
  ringAndPlay,
  ringNow,
  SITE,
} from '@/tests/support/voice-fixtures'
import { zoneAtHour } from '@/tests/support/zone-at-hour'

const ANN = '+13035550111'
const BOB = '+13035550112'
const voice = await givenVoiceService()

beforeEach(async () => {
  voice.reset()
  await givenCompany()
})

afterAll(() => voice.close())

const leadOf = (id: string) => db.tourRequest.findUniqueOrThrow({ where: { id } })

test('the phone rings from the minute that the company set, by default the third', async () => {
  const firstRing = async () => {
    const { transactionId } = await acceptedLead(leadBody(), { from: null })
    await runDue(alertWatch)
    const lead = await db.tourRequest.findUniqueOrThrow({ where: { transactionId } })
    const row = await db.outboxItem.findUnique({ where: { dedupKey: `lead-ring:${lead.id}` } })
    return row && ((lead.callDueAt?.getTime() ?? 0) - row.dueAt.getTime()) / 60_000
  }
  expect(await firstRing()).toBe(7)
  await db.voiceSettings.create({ data: { ringMinute: 1 } })
  expect(await firstRing()).toBe(9)
  await db.voiceSettings.update({ where: { id: 1 }, data: { ringsStaff: false } })
  expect(await firstRing()).toBeNull()
})

test('key 1 connects the family, with the number of the site as the caller; the call logs itself as reached', async () => {
  const community = await db.community.findFirstOrThrow()
  const ann = await givenCounselor('ann', ANN)
  const lead = await givenWaiting({
    name: 'Ruth Fairweather',
    message: 'dementia of my mother',
    communityId: community.id,
  })
  voice.set(ANN, { is: 'picked-up', keys: ['1', '1'] })
  voice.set(FAMILY, { is: 'picked-up', talksS: 125 })
  await ringAndPlay(voice)

  const [toAnn, ...more] = voice.dialed(ANN)
  expect(more).toEqual([])
  expect(toAnn?.from).toBe('+13035550101')
  const spoken = (toAnn?.documents ?? []).map(spokenIn)
  expect(spoken[0]).toContain('A family is waiting, Juniper House. Press 1')
  expect(spoken.join(' ')).not.toMatch(/Ruth|Fairweather|dementia|mother/i)
  const dial = readTwiml(toAnn?.documents[1] ?? '').find(({ name }) => name === 'Dial')
  expect(dial?.attributes).toMatchObject({ callerId: '+13035550101', answerOnBridge: 'true' })
  expect(verbsIn(dial?.content ?? '')[0]?.content).toBe(FAMILY)

  const [attempt, ...others] = await attemptsOf(lead)
  expect(others).toEqual([])
  expect(attempt).toMatchObject({
    id: uuidv5(toAnn?.sid ?? '', '5f0c3d1a-8b1e-4f0e-9d55-2b8a7c6e91d4'),
    actorId: ann.id,
    data: { outcome: 'reached', text: 'Called through the desk, 2 min.', calledFrom: '+13035550101' },
  })
  expect(await leadOf(lead)).toMatchObject({ firstAttemptById: ann.id, reachedAt: expect.any(Date) })
  expect(await dueKinds(lead)).not.toContain('lead-escalation')
})

test('a community whose name tells a kind of care is not named', async () => {
  const community = await db.community.create({
    data: { slug: 'aspen', name: 'Aspen Memory Care', city: 'Boulder' },
  })
  await givenCounselor('ann', ANN)
  await givenWaiting({ communityId: community.id })
  voice.set(ANN, { is: 'picked-up' })
  await ringAndPlay(voice)
  expect(spokenIn(voice.dialed(ANN)[0]?.documents[0] ?? '')).toMatch(/^A family is waiting\. Press 1/)
})

test('a family that chooses a later time is not rung for before it, and is again then', async () => {
  await givenCounselor('ann', ANN)
  const lead = await givenWaiting()
  voice.set(ANN, { is: 'no-answer' })
  await ringAndPlay(voice)
  const [, later] = callWindows(await scheduleOf(null), new Date())
  if (!later) throw new Error('no window is offered')
  await chooseCallTime(visitToken({ id: lead, linkIssuedAt: null }), later.toISOString(), {
    requestId: null,
    isStaff: false,
  })
  const [row, ...others] = await db.outboxItem.findMany({
    where: { tourRequestId: lead, kind: 'lead-ring', state: 'due' },
  })
  expect(others).toEqual([])
  expect(row?.dueAt).toEqual(addMinutes(later, 3))
  await ringAndPlay(voice)
  expect(voice.dialed(ANN)).toHaveLength(1)

  await db.tourRequest.update({ where: { id: lead }, data: { callAt: new Date() } })
  const due = { state: 'due', dueAt: new Date(0), finishedAt: null }
  await db.outboxItem.update({ where: { id: row?.id ?? '' }, data: due })
  await ringAndPlay(voice)
  expect(voice.dialed(ANN)).toHaveLength(2)
})

test('what the family’s voicemail answers is not reached; a busy line is an attempt as well', async () => {
  await givenCounselor('ann', ANN)
  const lead = await givenWaiting()
  voice.set(ANN, { is: 'picked-up', keys: ['1'] })
  voice.set(FAMILY, { is: 'picked-up', talksS: 20 })
  await ringAndPlay(voice)
  expect(await attemptsOf(lead)).toMatchObject([{ data: { outcome: 'voicemail' } }])
  expect(await leadOf(lead)).toMatchObject({ reachedAt: null, firstAttemptAt: expect.any(Date) })

  const other = await givenWaiting({ phone: '+13035550143' })
  voice.set('+13035550143', { is: 'busy' })
  await ringAndPlay(voice)
  expect(await attemptsOf(other)).toMatchObject([{ data: { outcome: 'no-answer' } }])
})

test('if nobody presses a key, the next person is called; their voicemails prove nothing', async () => {
  const [ann, bob] = [await givenCounselor('ann', ANN), await givenCounselor('bob', BOB)]
  await givenCounselor('no-number', null)
  const lead = await givenWaiting()
  await db.tourRequest.update({ where: { id: lead }, data: { ownerId: bob.id } })
  voice.set(BOB, { is: 'picked-up' })
  voice.set(ANN, { is: 'no-answer' })
  await ringAndPlay(voice)
  expect((await callsToStaff()).map(({ userId }) => userId)).toEqual([bob.id])
  await ringAndPlay(voice)
  expect((await callsToStaff()).map(({ userId }) => userId)).toEqual([bob.id, ann.id])
  expect(await attemptsOf(lead)).toEqual([])
  expect(await leadOf(lead)).toMatchObject({ firstAttemptAt: null })
  expect(await dueKinds(lead)).toEqual(expect.arrayContaining(['lead-escalation', 'lead-ring']))
})

test('key 2 takes the lead and ends the ringing, key 3 leaves it to the next; only an attempt ends the clock', async () => {
  const [ann, bob] = [await givenCounselor('ann', ANN), await givenCounselor('bob', BOB)]
  const lead = await givenWaiting()
  await db.tourRequest.update({ where: { id: lead }, data: { ownerId: ann.id } })
  voice.set(ANN, { is: 'picked-up', keys: ['3'] })
  voice.set(BOB, { is: 'picked-up', keys: ['2'] })
  await ringAndPlay(voice)
  await ringAndPlay(voice)
  expect(await leadOf(lead)).toMatchObject({ ownerId: bob.id, claimedById: bob.id, firstAttemptAt: null })
  await ringAndPlay(voice)
  expect(await callsToStaff()).toHaveLength(2)
  expect(await dueKinds(lead)).toContain('lead-escalation')
})

test('refusal, night and limit are asked again before the second leg', async () => {
  const ann = await givenCounselor('ann', ANN)
  const lead = await givenWaiting()
  await ringNow()
  const [call] = await callsToStaff()
  const press = async () =>
    spokenIn(
      await voice.ask(`${SITE}/api/webhooks/voice/key?call=${call?.id}`, {
        CallSid: call?.sid ?? '',
        Digits: '1',
      }),
    )
  const refusal = await db.doNotContact.create({
    data: { phoneE164: FAMILY, scope: 'call', how: 'phone', saidAt: new Date() },
  })
  expect(await press()).toContain('They asked not to be called.')
  await db.doNotContact.delete({ where: { id: refusal.id } })

  // They asked an hour ago, and it is three in the morning where they are.
  await db.siteSettings.updateMany({ data: { timeZone: zoneAtHour(3) } })
  await db.tourRequest.update({ where: { id: lead }, data: { createdAt: subMinutes(new Date(), 60) } })
  expect(await press()).toContain('It is nighttime where they are.')
  await db.siteSettings.updateMany({ data: { timeZone: zoneAtHour(12) } })

  await db.voiceSettings.create({ data: { callsPerHour: 1 } })
  expect(await press()).toContain('The call limit has been reached.')
  await db.voiceSettings.update({ where: { id: 1 }, data: { callsPerHour: 2 } })
  expect(await press()).toContain('Connecting.')
  expect(await db.voiceCall.findFirstOrThrow({ where: { userId: ann.id } })).toMatchObject({
    key: '1',
    state: 'accepted',
  })
})

test('click to call rings one’s own phone; without a number or with a refusal it says why not', async () => {
  const [ann, bob] = [await givenCounselor('ann', ANN), await givenCounselor('bob', null)]
  const lead = await givenWaiting()
  await expect(ringMe(bob, lead)).rejects.toMatchObject({ status: 409 })
  expect(await ringMe(ann, lead)).toEqual({
    message: 'Your phone will ring: (303) 555-0111. Press 1 to be connected.',
  })
  await expect(ringMe(ann, lead)).rejects.toMatchObject({ status: 409 })
  voice.set(ANN, { is: 'picked-up', keys: ['1', '2'] })
  voice.set(FAMILY, { is: 'picked-up' })
  await runClaimed(voiceDial, await claimDue(voiceDial))
  for (const call of voice.dialed(ANN)) await voice.play(call)
  expect(await attemptsOf(lead)).toMatchObject([{ actorId: ann.id, data: { outcome: 'voicemail' } }])
  const refused = { phoneE164: FAMILY, scope: 'call', how: 'phone', saidAt: new Date() }
  await db.doNotContact.create({ data: refused })
  await expect(ringMe(ann, lead)).rejects.toMatchObject({ message: 'They asked not to be called.' })
})

test('the test call reaches the administrator alone, and a key is all it wants', async () => {
  const ann = await givenCounselor('ann', ANN)
  await expect(testCall(ann)).rejects.toMatchObject({ status: 403 })
  await db.user.update({ where: { id: ann.id ?? '' }, data: { role: 'admin' } })
  await testCall({ ...ann, role: 'admin' })
  voice.set(ANN, { is: 'picked-up', keys: ['1'] })
  await runClaimed(voiceDial, await claimDue(voiceDial))
  const [call] = voice.dialed(ANN)
  if (call) await voice.play(call)
  expect(call?.from).toBe(OWN_NUMBER)
  expect(spokenIn(call?.documents[1] ?? '')).toContain('It works.')
})

test('calls are recorded only after an administrator accepted the words, and staff are told to say so', async () => {
  const admin = { ...somebody('admin'), id: randomUUID(), email: null }
  const browser = { ipAddress: null, userAgent: null, requestId: null, sessionToken: undefined }
  const form = voiceSettingsSchema.parse({
    ringsStaff: true,
    ringMinute: 3,
    answersCalls: true,
    callsPerHour: 50,
    minutesPerHour: 100,
    greetingUrl: '',
    deletesAtService: true,
    recordsCalls: true,
    acceptsTerms: false,
  })
  const nextCall = async (phone: string) => {
    await givenWaiting({ phone })
    await ringAndPlay(voice)
    return voice.dialed(ANN).at(-1)?.documents[1] ?? ''
  }
  await givenCounselor('ann', ANN)
  voice.set(ANN, { is: 'picked-up', keys: ['1'] })
  const counselor = { ...admin, role: 'counselor' as const }
  await expect(saveVoiceSettings(counselor, form, browser)).rejects.toMatchObject({ status: 403 })
  await expect(saveVoiceSettings(admin, form, browser)).rejects.toMatchObject({
    fieldErrors: { acceptsTerms: expect.any(String) },
  })
  expect(await nextCall('+13035550142')).not.toContain('record')
  await saveVoiceSettings(admin, { ...form, acceptsTerms: true }, browser)
  const accepted = await nextCall('+13035550143')
  expect(accepted).toContain('record="record-from-answer-dual"')
  expect(spokenIn(accepted)).toContain('This call is recorded. Tell them first.')
  // The words were changed in a later version: they have to be accepted again.
  await db.voiceSettings.update({ where: { id: 1 }, data: { recordingTerms: 'other words' } })
  expect(await nextCall('+13035550144')).not.toContain('record')
  expect(await db.voiceSettings.findFirst()).toMatchObject({ recordingBy: admin.username, callsPerHour: 50 })
})
