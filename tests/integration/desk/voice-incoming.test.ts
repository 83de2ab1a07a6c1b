import { afterAll, beforeEach, expect, test } from 'vitest'
import { followOwnCalls } from '@/lib/desk/live/own-calls-feed'
import { eraseLeads } from '@/lib/desk/personal-data/erase-leads'
import { logAttempt } from '@/lib/desk/tour-requests/log-attempt'
import { voiceCheck } from '@/lib/desk/voice/check-call'
import { voiceDial } from '@/lib/desk/voice/dial'
import { voiceHangUp } from '@/lib/desk/voice/hang-up'
import { voiceUnanswered } from '@/lib/desk/voice/incoming-calls'
import { voiceErasure, voiceRecording } from '@/lib/desk/voice/recordings'
import { serveRecording } from '@/lib/desk/voice/serve-recording'
import { announceCall } from '@/lib/leads/tour-requests/announce-call'
import { db } from '@/lib/platform/database/db'
import { privateStorage } from '@/lib/platform/integrations/storage'
import { somebody } from '@/tests/support/admin-fixtures'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'
import { claimDue, runClaimed, runDue } from '@/tests/support/outbox-worker'
import { readTwiml, spokenIn } from '@/tests/support/read-twiml'
import { until } from '@/tests/support/until'
import {
  attemptsOf,
  FAMILY,
  givenCompany,
  givenCounselor,
  givenVoiceService,
  SITE,
} from '@/tests/support/voice-fixtures'
import type { FakeCall } from '@/tests/support/voice-service'

const ANN = '+13035550111'
const BOB = '+13035550112'
const HOUSE = '+13035550101'
const voice = await givenVoiceService()

beforeEach(async () => {
  voice.reset()
  await givenCompany()
})

afterAll(() => voice.close())

const callUs = (from: string | null = FAMILY, to = HOUSE) => voice.callUs({ from, to }, SITE)
const dialNow = async () => runClaimed(voiceDial, await claimDue(voiceDial))
const leads = () => db.tourRequest.findMany({ orderBy: { id: 'asc' } })
const incoming = () => db.voiceCall.findFirstOrThrow({ where: { purpose: 'incoming' } })
const verbs = (document: string | undefined) => readTwiml(document ?? '').map(({ name }) => name)

/** Each phone that rings gets a key 1 at the same moment. @returns the documents, by number */
async function everybodyPresses(...numbers: string[]): Promise<string[]> {
  return Promise.all(
    numbers.map(async (number) => {
      const [placed] = voice.dialed(number)
      const row = await db.voiceCall.findFirstOrThrow({ where: { phoneE164: number } })
      const fields = { CallSid: placed?.sid ?? '', Digits: '1' }
      return voice.ask(`${SITE}/api/webhooks/voice/key?call=${row.id}`, fields)
    }),
  )
}

test('everybody on shift rings at once, the first to press 1 has the call, the others are hung up', async () => {
  await givenCounselor('ann', ANN)
  await givenCounselor('bob', BOB)
  const call = await callUs()
  expect(verbs(call.documents[0])).toEqual(['Dial', 'Hangup'])
  expect(call.documents[0]).toContain('<Conference')
  await dialNow()
  expect([voice.dialed(ANN), voice.dialed(BOB)].map(({ length }) => length)).toEqual([1, 1])
  const documents = await everybodyPresses(ANN, BOB)
  expect(documents.filter((document) => document.includes('<Conference'))).toHaveLength(1)
  expect(documents.map(spokenIn).join(' ')).toContain('Someone else has the call.')
  await runDue(voiceHangUp)
  expect([...voice.calls.values()].filter(({ wasEnded }) => wasEnded)).toHaveLength(1)
})

test('for a known family the record opens for who answers, and the conversation logs itself', async () => {
  const ann = await givenCounselor('ann', ANN)
  const { transactionId } = await acceptedLead(leadBody({ phone: FAMILY, name: 'Ruth' }), { from: null })
  const lead = await db.tourRequest.findUniqueOrThrow({ where: { transactionId } })
  const opened: string[] = []
  const stop = followOwnCalls(ann, (leadId) => opened.push(leadId))
  await until('the process listens', () => {
    announceCall({ userId: ann.id ?? '', leadId: 'probe' })
    return opened.length > 0
  })
  const call = await callUs()
  voice.set(ANN, { is: 'picked-up', keys: ['1'] })
  await dialNow()
  for (const placed of voice.dialed(ANN)) await voice.play(placed)
  const records = () => opened.filter((id) => id !== 'probe')
  await until('the record opened', () => records()[0])
  stop()
  expect(records()).toEqual([lead.id])
  await voice.hangUp(call, SITE, 95)
  expect(await leads()).toHaveLength(1)
  expect(await attemptsOf(lead.id)).toMatchObject([{ actorId: ann.id, data: { outcome: 'reached' } }])
  expect(await incoming()).toMatchObject({ state: 'ended', outcome: 'reached', isMissed: false })
})

test('an unknown caller who is answered becomes a lead without an alert, with one conversation', async () => {
  await givenCounselor('ann', ANN)
  const call = await callUs()
  voice.set(ANN, { is: 'picked-up', keys: ['1'] })
  await dialNow()
  for (const placed of voice.dialed(ANN)) await voice.play(placed)
  await voice.hangUp(call, SITE)
  const [lead] = await leads()
  expect(lead).toMatchObject({ source: 'answered-call', phoneE164: FAMILY, reachedAt: expect.any(Date) })
  expect(await attemptsOf(lead?.id ?? '')).toHaveLength(1)
  expect(await db.outboxItem.count({ where: { kind: 'lead-alert' } })).toBe(0)
})

test('a call that nobody takes is a lead with a clock at that moment; its voicemail is a private file', async () => {
  const ann = await givenCounselor('ann', ANN)
  const community = await db.community.findFirstOrThrow()
  const call = await callUs()
  await dialNow()
  for (const placed of voice.dialed(ANN)) await voice.play(placed)
  // All phones have rung in vain: no caller waits for the rest of the time.
  await runClaimed(voiceUnanswered, await claimDue(voiceUnanswered))
  const [lead] = await leads()
  expect(lead).toMatchObject({
    source: 'missed-call',
    phoneE164: FAMILY,
    communityId: community.id,
    callDueAt: expect.any(Date),
    firstAttemptAt: null,
  })
  expect(Date.now() - (lead?.createdAt.getTime() ?? 0)).toBeLessThan(30_000)
  expect(verbs(call.redirects[0])).toEqual(['Record', 'Hangup'])
  expect(spokenIn(call.redirects[0] ?? '')).toBe('')
  expect(call.redirects).toHaveLength(1)

  const sid = await voice.leaveVoicemail(call, 17)
  await voice.hangUp(call, SITE)
  await runDue(voiceRecording)
  expect(await leads()).toHaveLength(1)
  const event = await db.leadEvent.findFirstOrThrow({ where: { type: 'voicemail' } })
  expect(event).toMatchObject({ tourRequestId: lead?.id, data: { seconds: 17 } })
  const recording = await db.voiceRecording.findUniqueOrThrow({ where: { sid } })
  expect(await privateStorage().exists(recording.objectKey ?? '')).toBe(true)
  // Fetched once, and deleted there.
  expect(voice.recordings.size).toBe(0)
  const asked = new Request(`${SITE}/api/admin/voice/recordings/${recording.id}`)
  const played = await serveRecording(ann, recording.id, asked)
  expect(await played.text()).toBe(`voice of ${FAMILY}`)
  expect(played.headers.get('cache-control')).toContain('no-store')
  const elsewhere = somebody('counselor', [crypto.randomUUID()])
  await expect(serveRecording(elsewhere, recording.id, asked)).rejects.toMatchObject({ status: 403 })
  await expect(serveRecording(somebody('editor'), recording.id, asked)).rejects.toMatchObject({ status: 403 })

  await db.$transaction((tx) => eraseLeads(tx, [lead?.id ?? '']))
  await runDue(voiceErasure)
  expect(await db.voiceRecording.count()).toBe(0)
  expect(await privateStorage().exists(recording.objectKey ?? '')).toBe(false)
  expect(await db.voiceCall.count({ where: { phoneE164: FAMILY } })).toBe(0)
})

test('a caller who hangs up while the phones ring is a lead at once, and however often it is told', async () => {
  await givenCounselor('ann', ANN)
  const call = await callUs()
  await dialNow()
  await voice.hangUp(call, SITE)
  await voice.hangUp(call, SITE)
  await runDue(voiceUnanswered)
  await runDue(voiceCheck)
  expect((await leads()).map(({ source }) => source)).toEqual(['missed-call'])
  expect(call.redirects).toEqual([])
  const [document] = await everybodyPresses(ANN)
  expect(spokenIn(document ?? '')).toContain('The caller hung up.')
})

test('with nobody on shift, over the limit, or switched off, the caller gets the voicemail and a lead', async () => {
  expect(verbs((await callUs()).documents[0])).toEqual(['Record', 'Hangup'])
  await givenCounselor('ann', ANN)
  await db.voiceSettings.create({
    data: { answersCalls: false, greetingUrl: 'https://example.com/hello.mp3' },
  })
  expect(verbs((await callUs('+13035550143')).documents[0])).toEqual(['Play', 'Record', 'Hangup'])
  await db.voiceSettings.update({ where: { id: 1 }, data: { answersCalls: true, minutesPerHour: 0 } })
  expect(verbs((await callUs('+13035550144')).documents[0])).toEqual(['Play', 'Record', 'Hangup'])
  expect(await leads()).toHaveLength(3)
})

test('an end that is never reported is asked for; so is a voicemail', async () => {
  await givenCounselor('ann', ANN)
  voice.setReports('lost')
  const call = await callUs()
  await runDue(voiceUnanswered)
  await voice.leaveVoicemail(call, 9)
  call.status = 'completed'
  await runDue(voiceCheck)
  await runDue(voiceRecording)
  expect(await incoming()).toMatchObject({ state: 'ended', isMissed: true })
  expect(await db.leadEvent.count({ where: { type: 'voicemail' } })).toBe(1)
})

test('whoever pressed 1 and was gone before joining leaves the caller to the voicemail', async () => {
  await givenCounselor('ann', ANN)
  const call = await callUs()
  await dialNow()
  await everybodyPresses(ANN)
  // Our answer was lost: the service gave the phone up.
  const [placed] = voice.dialed(ANN)
  const address = placed?.form.get('StatusCallback') ?? ''
  await voice.ask(address, { CallSid: placed?.sid ?? '', CallStatus: 'failed' })
  await runClaimed(voiceUnanswered, await claimDue(voiceUnanswered))
  expect(verbs(call.redirects[0])).toEqual(['Record', 'Hangup'])
  await voice.hangUp(call, SITE)
  expect((await leads()).map(({ source }) => source)).toContain('missed-call')
  const events = await db.leadEvent.count({ where: { type: 'attempt' } })
  expect(events).toBe(0)
})

test('the same call told twice rings each phone once', async () => {
  await givenCounselor('ann', ANN)
  const call = await callUs()
  await voice.askIncoming(call, SITE)
  await dialNow()
  expect(voice.dialed(ANN)).toHaveLength(1)
  expect(call.documents[1]).toBe(call.documents[0])
})

test('a withheld number becomes a lead by its voicemail alone; a blocked caller and our own people never', async () => {
  const hide = await callUs(null)
  expect(await leads()).toEqual([])
  await voice.leaveVoicemail(hide, 12)
  await runDue(voiceRecording)
  expect(await leads()).toMatchObject([{ name: 'Caller without a number', phone: '', source: 'missed-call' }])

  await db.blockedSender.create({ data: { kind: 'phone', value: '+13035550190' } })
  expect(verbs((await callUs('+13035550190')).documents[0])).toEqual(['Reject'])
  await givenCounselor('ann', ANN)
  const own: FakeCall = await callUs(ANN)
  await voice.hangUp(own, SITE)
  expect(await leads()).toHaveLength(1)
  expect(await db.voiceCall.count({ where: { phoneE164: '+13035550190' } })).toBe(0)
})

test('a missed family waits on the desk like any other, and one attempt ends that', async () => {
  const ann = await givenCounselor('ann', ANN)
  const call = await callUs()
  await voice.hangUp(call, SITE)
  const [lead] = await leads()
  await logAttempt(ann, lead?.id ?? '', { attemptId: crypto.randomUUID(), outcome: 'reached' })
  expect(await db.outboxItem.count({ where: { kind: 'lead-escalation', state: 'due' } })).toBe(0)
})
