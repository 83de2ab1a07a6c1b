import { type CallState, isFinal } from '@/lib/desk/voice/call-state'
import type { AttemptOutcome } from '@/lib/leads/tour-requests/contact-attempt'

/** A call from a family, as far as it decides what happens next. */
export type IncomingCall = {
  state: CallState
  /** Who took it. */
  userId: string | null
  isMissed: boolean
  /** Where the caller is: with our person, or with the voicemail. */
  familyStatus: string | null
  outcome: AttemptOutcome | null
  seconds: number | null
  endReason: string | null
}

export type IncomingEvent =
  /** The first to press 1. */
  | { is: 'taken'; userId: string }
  /** That person has joined the caller. */
  | { is: 'joined' }
  /** That person's phone has hung up. */
  | { is: 'left' }
  /** Nobody picked up, or nobody is on shift. */
  | { is: 'unanswered' }
  | { is: 'reported'; status: string; seconds: number | null }

/**
 * `welcome`: the other phones stop, and the family's record opens. `missed`: a lead with a clock. `log`: the
 * conversation as an attempt. Of `missed` and `log`, every ended call gets exactly one.
 */
export type IncomingEffect = 'welcome' | 'missed' | 'log'

const JOINED = 'joined'

/** The report that somebody joined may be lost; a talk is longer than this. */
const SHORTEST_TALK_S = 5

/** The call after an event, and what follows. Pure, like `advance` of call-state.ts. */
export function advanceIncoming(
  call: IncomingCall,
  event: IncomingEvent,
): { call: IncomingCall; effects: IncomingEffect[] } {
  const isDecided = call.userId !== null || call.isMissed
  switch (event.is) {
    case 'taken':
      if (isDecided || call.state === 'ended') return { call, effects: [] }
      return { call: { ...call, userId: event.userId, state: 'bridged' }, effects: ['welcome'] }
    case 'joined':
      return { call: call.userId === null ? call : { ...call, familyStatus: JOINED }, effects: [] }
    case 'left':
      // The answer to their key was lost on the way: the caller still waits alone.
      if (call.userId === null || call.familyStatus === JOINED || call.state === 'ended')
        return { call, effects: [] }
      return { call: { ...call, userId: null, isMissed: true }, effects: ['missed'] }
    case 'unanswered':
      if (isDecided) return { call, effects: [] }
      return { call: { ...call, isMissed: true }, effects: ['missed'] }
    case 'reported': {
      if (!isFinal(event.status) || call.state === 'ended') return { call, effects: [] }
      const { status: endReason, seconds } = event
      const ended: IncomingCall = { ...call, state: 'ended', endReason, seconds }
      // A caller who hung up before our person had joined has talked with nobody.
      const isTalk = call.familyStatus === JOINED || (seconds ?? 0) >= SHORTEST_TALK_S
      if (call.userId !== null && isTalk) return { call: { ...ended, outcome: 'reached' }, effects: ['log'] }
      return call.isMissed
        ? { call: ended, effects: [] }
        : { call: { ...ended, userId: null, isMissed: true }, effects: ['missed'] }
    }
  }
}
