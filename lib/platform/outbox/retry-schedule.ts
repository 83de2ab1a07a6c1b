import { PROMISED_MINUTES } from '@/lib/platform/promised-minutes'

const MINUTE = 60_000

/** Dense while the family waits for the promised call, sparse afterwards (reliability numbers, "Jobs"). */
const FIRST_DELAYS_MS = [2_000, 4_000, 8_000, 16_000]
const DENSE_DELAY_MS = 30_000
const DENSE_FOR_MS = PROMISED_MINUTES * MINUTE
const PATIENT_DELAY_MS = 5 * MINUTE
const GIVE_UP_AFTER_MS = 72 * 60 * MINUTE

/** Next attempt, counted from the failed one's start; null to give up. @param failures at least 1 */
export function nextAttempt(failures: number, createdAt: Date, startedAt: Date): Date | null {
  const age = startedAt.getTime() - createdAt.getTime()
  if (age >= GIVE_UP_AFTER_MS) return null
  const delay = age < DENSE_FOR_MS ? (FIRST_DELAYS_MS[failures - 1] ?? DENSE_DELAY_MS) : PATIENT_DELAY_MS
  return new Date(startedAt.getTime() + delay)
}
