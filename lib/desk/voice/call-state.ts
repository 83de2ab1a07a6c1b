import type { AttemptOutcome } from '@/lib/leads/tour-requests/contact-attempt'

/** States of a call in their order: none is ever left backwards. */
export const CALL_STATES = [
  'planned',
  'queued',
  'ringing',
  'answered',
  'accepted',
  'bridged',
  'ended',
] as const

export type CallState = (typeof CALL_STATES)[number]

export type CallPurpose = 'escalation' | 'click' | 'test' | 'incoming' | 'answer'

/** A call to one of our people, as far as it decides what happens next. */
export type StaffCall = {
  purpose: Exclude<CallPurpose, 'incoming'>
  state: CallState
  /** 1 connect, 2 take, 3 pass. */
  key: string | null
  familyStatus: string | null
  familySeconds: number | null
  outcome: AttemptOutcome | null
  endReason: string | null
  seconds: number | null
}

type Leg = { status: string; seconds: number | null }

/** News of a call, in any order and any number of times. */
export type CallEvent =
  | ({ is: 'reported' } & Leg)
  | { is: 'picked-up' }
  /** `may`: for 1 and 2, asked again at this moment: the family still waits, and may be called. */
  | { is: 'key'; key: string; may: boolean }
  | { is: 'family-answered' }
  | ({ is: 'family-ended' } & Leg)
  /** The key by which the person said how it went; null: none. */
  | { is: 'said'; key: string | null }
  /** Asked at the service: the leg to the family, or none. */
  | { is: 'looked-up'; family: Leg | null }

/**
 * `next-person`: nobody took it, so the next one is called. `take`: the person takes the lead. `skip`: they
 * leave it to others. `log`: the attempt with this outcome. `look-up`: ask the service what became of it.
 */
export type CallEffect = 'next-person' | 'take' | 'skip' | 'log' | 'look-up'

type Step<C> = { call: C; effects: CallEffect[] }

/** Key 1 was pressed, but the family was never dialed. */
const NOT_CONNECTED = 'not-connected'

const SAID: Record<string, AttemptOutcome> = { 1: 'reached', 2: 'voicemail', 3: 'wrong-number' }

/** The call after an event, and what follows. Pure: late, repeated and reordered events all come here. */
export function advance(call: StaffCall, event: CallEvent): Step<StaffCall> {
  switch (event.is) {
    case 'reported':
      return reported(call, event)
    case 'picked-up':
      return nothing({ ...call, state: later(call.state, 'answered') })
    case 'key':
      return pressed(call, event)
    case 'family-answered':
      return nothing(call.key === '1' ? { ...call, state: later(call.state, 'bridged') } : call)
    case 'family-ended':
      return familyEnded(call, event)
    case 'said':
      return call.familyStatus === null
        ? nothing(call)
        : withOutcome(call, SAID[event.key ?? ''] ?? 'voicemail')
    case 'looked-up':
      return lookedUp(call, event.family)
  }
}

/** True when nobody else has to be called: somebody pressed 1 and was connected, or took it with 2. */
export function isTaken({ key, endReason }: Pick<StaffCall, 'key' | 'endReason'>): boolean {
  return key === '2' || (key === '1' && endReason !== NOT_CONNECTED)
}

/** True when the service says that the call is over. */
export function isFinal(status: string): boolean {
  return ['completed', 'busy', 'no-answer', 'canceled', 'failed'].includes(status)
}

const LIVE: Record<string, CallState> = {
  queued: 'queued',
  initiated: 'queued',
  ringing: 'ringing',
  'in-progress': 'answered',
  answered: 'answered',
}

function reported(call: StaffCall, { status, seconds }: Leg): Step<StaffCall> {
  if (!isFinal(status)) {
    const state = LIVE[status]
    return nothing(state ? { ...call, state: later(call.state, state) } : call)
  }
  if (call.state === 'ended') return nothing({ ...call, seconds: call.seconds ?? seconds })
  const ended: StaffCall = { ...call, state: 'ended', endReason: status, seconds }
  // The key that says how it went may be on its way: the service is asked a moment later.
  if (call.key === '1' && isAboutFamily(call)) return { call: ended, effects: ['look-up'] }
  const isOpen = call.key === null || call.purpose === 'answer'
  return { call: ended, effects: isOpen ? ['next-person'] : [] }
}

function pressed(call: StaffCall, { key, may }: { key: string; may: boolean }): Step<StaffCall> {
  if (call.key !== null) return nothing(call)
  const isOver = call.state === 'ended'
  if (key === '1' && may && !isOver)
    return nothing({
      ...call,
      key,
      state: call.purpose === 'test' ? call.state : later(call.state, 'accepted'),
    })
  if (call.purpose !== 'escalation') return nothing(call)
  // A person who presses 2 and hangs up at once has taken it, in whatever order this is heard.
  if (key === '2' && may) return { call: { ...call, key }, effects: ['take'] }
  if (key === '3' && !isOver) return { call: { ...call, key }, effects: ['skip', 'next-person'] }
  return nothing(call)
}

function familyEnded(call: StaffCall, { status, seconds }: Leg): Step<StaffCall> {
  if (call.key !== '1' || !isAboutFamily(call) || call.familyStatus !== null) return nothing(call)
  const heard = { ...call, familyStatus: status, familySeconds: seconds }
  if (!isAnsweredLeg(status)) return withOutcome(heard, 'no-answer')
  // The service did not know of this leg when it was asked.
  if (call.endReason === NOT_CONNECTED) return withOutcome(heard, 'voicemail')
  // An answered leg may have been their voicemail: only a key of ours says that it was a person.
  return nothing({ ...heard, state: later(call.state, 'bridged') })
}

function lookedUp(call: StaffCall, found: Leg | null): Step<StaffCall> {
  if (call.state !== 'ended' || call.key !== '1' || !isAboutFamily(call) || call.outcome !== null)
    return nothing(call)
  const familyStatus = call.familyStatus ?? found?.status ?? null
  if (familyStatus === null) {
    if (call.endReason === NOT_CONNECTED) return nothing(call)
    return { call: { ...call, endReason: NOT_CONNECTED }, effects: ['next-person'] }
  }
  const familySeconds = call.familySeconds ?? found?.seconds ?? null
  const known = { ...call, familyStatus, familySeconds }
  return withOutcome(known, isAnsweredLeg(familyStatus) ? 'voicemail' : 'no-answer')
}

function withOutcome(call: StaffCall, outcome: AttemptOutcome): Step<StaffCall> {
  if (call.outcome !== null) return nothing(call)
  return { call: { ...call, outcome }, effects: ['log'] }
}

const isAboutFamily = ({ purpose }: StaffCall) => purpose === 'escalation' || purpose === 'click'

/** True when somebody, or a voicemail, picked up. */
function isAnsweredLeg(status: string): boolean {
  return status === 'completed' || status === 'answered' || status === 'in-progress'
}

const nothing = <C>(call: C): Step<C> => ({ call, effects: [] })

function later(state: CallState, to: CallState): CallState {
  return CALL_STATES.indexOf(to) > CALL_STATES.indexOf(state) ? to : state
}
