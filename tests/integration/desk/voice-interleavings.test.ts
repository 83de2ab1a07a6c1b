import pLimit from 'p-limit'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { isTaken } from '@/lib/desk/voice/call-state'
import { voiceCheck } from '@/lib/desk/voice/check-call'
import { db } from '@/lib/platform/database/db'
import { randomFrom } from '@/tests/support/chaos/random'
import { runDue } from '@/tests/support/outbox-worker'
import {
  attemptsOf,
  callsToStaff,
  givenCompany,
  givenCounselor,
  givenVoiceService,
  givenWaiting,
  ringNow,
  SITE,
} from '@/tests/support/voice-fixtures'

const ANN = '+13035550111'
const ROUNDS = 20
const voice = await givenVoiceService()

beforeEach(givenCompany)

afterAll(() => voice.close())

type Told = [event: string, fields: Record<string, string>]

/** A call’s events in their order; some are lost, some come twice, and all come together. */
function eventsOf(random: () => number, sid: string, pressed: string | null): Told[] {
  const one = <T>(...choices: T[]) => choices[Math.floor(random() * choices.length)] as T
  const ofFamily = one('completed', 'busy', 'no-answer')
  const status = (CallStatus: string): Told => ['status', { CallSid: sid, CallStatus }]
  const all: Told[] = [
    status('initiated'),
    status('ringing'),
    ['answered', { CallSid: sid }],
    status('in-progress'),
    ...(pressed ? [['key', { CallSid: sid, Digits: pressed }] as Told] : []),
    ...(pressed === '1'
      ? [
          ['family-answered', {}] as Told,
          ['family-ended', { DialCallStatus: ofFamily, DialCallDuration: '42' }] as Told,
          ['said', one<Record<string, string>>({ Digits: '1' }, { Digits: '2' }, {})] as Told,
        ]
      : []),
    status('completed'),
  ]
  return [...all, ...all]
    .filter(() => random() > 0.3)
    .map((told) => ({ told, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ told }) => told)
}

test('property: exactly one attempt per connected call, and the search ends with key 1 or 2 or an attempt alone', async () => {
  await givenCounselor('ann', ANN)
  await givenCounselor('bob', '+13035550112')
  const seed = Date.now() % 1_000_000
  const random = randomFrom(seed)
  for (let round = 0; round < ROUNDS; round += 1) {
    voice.reset()
    await db.$executeRaw`truncate tour_requests, households, outbox_items, voice_calls cascade`
    const lead = await givenWaiting()
    await ringNow()
    const [before] = await callsToStaff()
    const pressed = [null, '1', '1', '2', '3'][round % 5] ?? null
    const told = eventsOf(random, before?.sid ?? '', pressed)
    await pLimit(6).map(told, ([event, fields]) =>
      voice.ask(`${SITE}/api/webhooks/voice/${event}?call=${before?.id}`, fields),
    )
    // The service knows how it ended, whatever we have heard.
    for (const call of voice.dialed(ANN)) call.status = 'completed'
    await runDue(voiceCheck)
    await runDue(voiceCheck)
    const [call] = await callsToStaff()
    const about = `seed ${seed}, round ${round}: ${JSON.stringify({ pressed, told, call })}`
    const attempts = await attemptsOf(lead)
    expect(call?.state, about).toBe('ended')
    const isConnected = call?.key === '1' && call.familyStatus !== null
    expect(attempts.length, about).toBe(isConnected ? 1 : 0)
    const { firstAttemptAt } = await db.tourRequest.findUniqueOrThrow({ where: { id: lead } })
    expect(firstAttemptAt !== null, about).toBe(isConnected)
    await db.voiceCall.updateMany({ data: { endedAt: new Date(0) } })
    await ringNow()
    const isOver = call !== undefined && (isTaken(call) || firstAttemptAt !== null)
    expect((await callsToStaff()).length, about).toBe(isOver ? 1 : 2)
  }
  expect(voice.failures).toEqual([])
})
