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
  'no-answer': { label: 'No answer', done: 'called, nobody answered' },
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

/** Default next step by outcome, in minutes from the attempt; staff can choose another time (C12). */
export const SUGGESTED: Record<AttemptOutcome, { step: NextStep; inMinutes: number }> = {
  reached: { step: 'call', inMinutes: 3 * 24 * 60 },
  voicemail: { step: 'call', inMinutes: 2 * 60 },
  'no-answer': { step: 'call', inMinutes: 60 },
  'wrong-number': { step: 'find-number', inMinutes: 30 },
  text: { step: 'call', inMinutes: 24 * 60 },
  mail: { step: 'call', inMinutes: 24 * 60 },
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
