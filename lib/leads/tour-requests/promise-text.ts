import { PROMISED_MINUTES } from '@/lib/platform/promised-minutes'

/** Sentence of specification section 2 with the minutes of a clock. */
export function staffedPromise(minutes: number): string {
  return `We'll contact you within ${minutes} minutes to help with your needs.`
}

/** Used while the phones are staffed (reading 9). */
export const STAFFED_PROMISE = staffedPromise(PROMISED_MINUTES)

/** Used only when no opening hours are entered for weeks ahead. */
export const OPEN_ENDED_PROMISE = 'We have your request and will call you as soon as we can.'

/** Column default, for settings never saved. */
export const FALLBACK_AFTER_HOURS = 'Our phones open again {time}. We will call you then, first thing.'
