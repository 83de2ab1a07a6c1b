import type { NextStep } from '@/lib/leads/tour-requests/next-step'
import type { ContactChannel } from '@/lib/platform/do-not-contact/scopes'

/** Outcomes of a contact attempt (features.md C4). */
export const ATTEMPT_OUTCOMES = ['reached', 'voicemail', 'no-answer', 'wrong-number', 'text', 'mail'] as const

export type AttemptOutcome = (typeof ATTEMPT_OUTCOMES)[number]

export const CALL_RESULTS = ['call-again', 'tour', 'not-interested'] as const

export type CallResult = (typeof CALL_RESULTS)[number]

/** Labels for outcomes: by themselves, and after a name. */
export const OUTCOME_LABELS: Record<AttemptOutcome, { label: string; done: string }> = {
  reached: { label: 'Reached', done: 'reached the family' },
  voicemail: { label: 'Voicemail', done: 'left a voicemail' },
  'no-answer': { label: 'No answer', done: 'called, no one answered' },
  'wrong-number': { label: 'Wrong number', done: 'called a wrong number' },
  text: { label: 'Text sent', done: 'sent a text' },
  mail: { label: 'Email sent', done: 'sent an email' },
}

/** 'voicemail × 1, no answer × 2'; empty without attempts. */
export function attemptsText(attempts: Partial<Record<AttemptOutcome, number>>): string {
  return ATTEMPT_OUTCOMES.filter((outcome) => attempts[outcome])
    .map((outcome) => `${OUTCOME_LABELS[outcome].label.toLowerCase()} × ${attempts[outcome]}`)
    .join(', ')
}

type Suggestion = { step: NextStep; inMinutes: number }

const SUGGESTED: Record<AttemptOutcome, Suggestion> = {
  reached: { step: 'call', inMinutes: 3 * 24 * 60 },
  voicemail: { step: 'call', inMinutes: 2 * 60 },
  'no-answer': { step: 'call', inMinutes: 60 },
  'wrong-number': { step: 'find-number', inMinutes: 30 },
  text: { step: 'call', inMinutes: 24 * 60 },
  mail: { step: 'call', inMinutes: 24 * 60 },
}

/** Many people answer an unknown number when it calls again right away (decision 092). */
const SECOND_CALL = { step: 'second-call', inMinutes: 3 } as const satisfies Suggestion
const THAT_WAS_US = { step: 'that-was-us', inMinutes: 2 } as const satisfies Suggestion

type Tried = {
  /** Earlier calls, none of which was answered; null once the family was reached. */
  missedCalls: number | null
  /** True when “that was us” can be texted now. */
  mayText: boolean
}

/** Default next step, in minutes from the attempt; staff can choose another time (C12). */
export function suggestedStep(outcome: AttemptOutcome, { missedCalls, mayText }: Tried): Suggestion {
  if (!isMissed(outcome)) return SUGGESTED[outcome]
  if (missedCalls === 0) return SECOND_CALL
  return missedCalls === 1 && mayText ? THAT_WAS_US : SUGGESTED[outcome]
}

/** True for steps that follow at once, also where a tour is agreed. */
export function isAtOnce(step: string): boolean {
  return step === SECOND_CALL.step || step === THAT_WAS_US.step
}

/** A call that nobody answered. */
const isMissed = (outcome: AttemptOutcome) => outcome === 'voicemail' || outcome === 'no-answer'

/** Calls of a family that was never reached; null once it was. */
export function countMissedCalls(outcomes: readonly AttemptOutcome[]): number | null {
  return outcomes.includes('reached') ? null : outcomes.filter(isMissed).length
}

export function isAttemptOutcome(text: unknown): text is AttemptOutcome {
  return (ATTEMPT_OUTCOMES as readonly unknown[]).includes(text)
}

export function channelOf(outcome: AttemptOutcome): ContactChannel {
  return outcome === 'text' || outcome === 'mail' ? outcome : 'call'
}

/** Outcomes that can have happened with a family of whom a number or an address is known. */
export function possibleOutcomes(known: { phone: boolean; email: boolean }): AttemptOutcome[] {
  return ATTEMPT_OUTCOMES.filter((outcome) => (outcome === 'mail' ? known.email : known.phone))
}

/** True when something reached the family, as far as we know. */
export function isContact(outcome: AttemptOutcome): boolean {
  return outcome !== 'no-answer' && outcome !== 'wrong-number'
}
