import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  advance,
  CALL_STATES,
  type CallEffect,
  type CallEvent,
  isTaken,
  type StaffCall,
} from '@/lib/desk/voice/call-state'
import { advanceIncoming, type IncomingCall, type IncomingEvent } from '@/lib/desk/voice/incoming-state'

const planned: StaffCall = {
  purpose: 'escalation',
  state: 'planned',
  key: null,
  familyStatus: null,
  familySeconds: null,
  outcome: null,
  endReason: null,
  seconds: null,
}

/** Applies events in their order. @returns the call, all effects, and every state it was in */
function run(events: readonly CallEvent[], from = planned) {
  const effects: CallEffect[] = []
  const states = [from.state]
  let call = from
  for (const event of events) {
    const step = advance(call, event)
    call = step.call
    effects.push(...step.effects)
    states.push(call.state)
  }
  return { call, effects, states, count: (effect: CallEffect) => effects.filter((e) => e === effect).length }
}

const press = (key: string): CallEvent => ({ is: 'key', key, may: true })
const reported = (status: string, seconds: number | null = null): CallEvent => ({
  is: 'reported',
  status,
  seconds,
})
const familyEnded = (status: string): CallEvent => ({ is: 'family-ended', status, seconds: 40 })
const said = (key: string | null): CallEvent => ({ is: 'said', key })
const found = (status: string | null): CallEvent => ({
  is: 'looked-up',
  family: status === null ? null : { status, seconds: 40 },
})

const picked = [reported('ringing'), { is: 'picked-up' } as const]

test('a key proves a person: what their voicemail answered is never a conversation', () => {
  const talked = run([...picked, press('1'), familyEnded('completed'), said('1'), reported('completed', 60)])
  expect(talked.call).toMatchObject({ outcome: 'reached', state: 'ended', familySeconds: 40 })
  const silent = run([...picked, press('1'), familyEnded('completed'), said(null)])
  expect(silent.call.outcome).toBe('voicemail')
  const hungUp = run([...picked, press('1'), familyEnded('completed'), reported('completed'), found(null)])
  expect(hungUp.call.outcome).toBe('voicemail')
  expect(run([...picked, press('1'), familyEnded('busy')]).call.outcome).toBe('no-answer')
})

test('a phone that nobody answers, or answers without a key, leads to the next person once', () => {
  for (const status of ['no-answer', 'busy', 'failed', 'completed', 'canceled']) {
    const rang = run([...picked, reported(status), reported(status), reported('ringing')])
    expect(rang.effects, status).toEqual(['next-person'])
    expect(rang.call.state).toBe('ended')
  }
  expect(run([...picked, press('3'), reported('completed')]).effects).toEqual(['skip', 'next-person'])
  expect(run([...picked, press('2'), reported('completed')]).effects).toEqual(['take'])
})

test('whoever presses 2 and hangs up at once has taken it, whichever is heard first', () => {
  const late = run([...picked, reported('completed'), press('2')])
  expect(isTaken(late.call)).toBe(true)
  expect(late.effects).toEqual(['next-person', 'take'])
})

test('a key 1 that was never connected takes nothing: the next person is called', () => {
  const lost = run([...picked, press('1'), reported('completed'), found(null), found(null)])
  expect(isTaken(lost.call)).toBe(false)
  expect(lost.effects).toEqual(['look-up', 'next-person'])
})

test('the end of the family’s leg that was never heard is found at the service', () => {
  const lost = run([
    ...picked,
    press('1'),
    reported('completed'),
    found('completed'),
    familyEnded('completed'),
  ])
  expect(lost.call).toMatchObject({ outcome: 'voicemail', familySeconds: 40 })
  expect(lost.count('log')).toBe(1)
})

/** All events of one call, as the service would tell them, some of them several times. */
const story = fc
  .record({
    key: fc.constantFrom(null, '1', '2', '3', '9'),
    may: fc.boolean(),
    family: fc.constantFrom('completed', 'busy', 'no-answer', 'failed'),
    said: fc.constantFrom(null, '1', '2', '3'),
    ended: fc.constantFrom('completed', 'no-answer', 'busy', 'failed', 'canceled'),
  })
  .chain(({ key, may, family, said: answer, ended }) => {
    const isConnected = key === '1' && may
    const events: CallEvent[] = [
      reported('queued'),
      reported('ringing'),
      { is: 'picked-up' },
      reported('in-progress'),
      ...(key ? [{ is: 'key', key, may } as const] : []),
      ...(isConnected ? [familyEnded(family), { is: 'family-answered' } as const] : []),
      ...(isConnected && family === 'completed' ? [said(answer)] : []),
      reported(ended, 50),
    ]
    // Lost, repeated and in any order: the look-up alone is ours, and always comes.
    const heard = fc.shuffledSubarray([...events, ...events])
    return heard.map((list) => ({ list: [...list, found(isConnected ? family : null)], family }))
  })

test('property: states only move forward, and nothing happens twice, in any order of events', () => {
  fc.assert(
    fc.property(story, ({ list }) => {
      const { states, count } = run(list)
      const ranks = states.map((state) => CALL_STATES.indexOf(state))
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
      for (const effect of ['log', 'take', 'skip', 'look-up'] as const)
        expect(count(effect)).toBeLessThanOrEqual(1)
    }),
    { numRuns: 3_000 },
  )
})

test('property: exactly one attempt per connected call that has ended; the search ends with 1, 2 or an attempt alone', () => {
  fc.assert(
    fc.property(story, ({ list, family }) => {
      const { call, effects, count } = run(list)
      const hasEnded = call.state === 'ended'
      const isConnected = call.key === '1'
      if (hasEnded && isConnected) {
        expect(count('log')).toBe(1)
        if (family !== 'completed') expect(call.outcome).toBe('no-answer')
      }
      if (!isConnected) expect(count('log')).toBe(0)
      // Somebody else is called if and only if nobody has pressed 1 or 2 that counted.
      const isOver = isTaken(call)
      expect(isOver).toBe(call.key === '1' || call.key === '2')
      if (hasEnded && call.key !== '2') expect(effects.includes('next-person')).toBe(!isOver)
    }),
    { numRuns: 3_000 },
  )
})

const ringing: IncomingCall = {
  state: 'ringing',
  userId: null,
  isMissed: false,
  familyStatus: null,
  outcome: null,
  seconds: null,
  endReason: null,
}

test('a caller who hangs up before our person has joined is missed, and one whose joining was not reported is not', () => {
  const taken: IncomingCall = { ...ringing, state: 'bridged', userId: 'ann' }
  const over = (seconds: number, from = taken) =>
    advanceIncoming(from, { is: 'reported', status: 'completed', seconds }).effects
  expect(over(1)).toEqual(['missed'])
  expect(over(40)).toEqual(['log'])
  expect(over(1, { ...taken, familyStatus: 'joined' })).toEqual(['log'])
})

test('property: an incoming call that has ended is either missed or a conversation, once, and has one person', () => {
  const event = fc.constantFrom<IncomingEvent>(
    { is: 'taken', userId: 'ann' },
    { is: 'taken', userId: 'bob' },
    { is: 'joined' },
    { is: 'left' },
    { is: 'unanswered' },
    { is: 'reported', status: 'completed', seconds: 60 },
    { is: 'reported', status: 'in-progress', seconds: null },
  )
  fc.assert(
    fc.property(fc.array(event, { maxLength: 14 }), (events) => {
      let call = ringing
      const effects: string[] = []
      const people = new Set<string>()
      for (const each of [...events, { is: 'reported', status: 'completed', seconds: 60 } as const]) {
        const step = advanceIncoming(call, each)
        call = step.call
        effects.push(...step.effects)
        if (call.userId) people.add(call.userId)
      }
      const [missed, logged] = ['missed', 'log'].map((one) => effects.filter((each) => each === one).length)
      expect([missed, logged].toSorted()).toEqual([0, 1])
      expect(people.size).toBeLessThanOrEqual(1)
      expect(call.isMissed).toBe(missed === 1)
    }),
    { numRuns: 2_000 },
  )
})
