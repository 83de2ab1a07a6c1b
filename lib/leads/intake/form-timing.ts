/** Faster than anybody reads and types (reading 5). */
const TOO_FAST_MS = 2_000

/** Above this a number is an epoch time, below it a duration: 2001 in milliseconds, 31 years as a duration. */
const EPOCH_FROM = 1_000_000_000_000
const LONGEST_STAY_MS = 100_000_000_000

/**
 * How long the form was open, in milliseconds. `formLoadTime` is when it was shown (epoch milliseconds) or how long ago
 * that was; numbers written as text count. Junk, zero, negative and future values are null: they prove nothing.
 */
export function timeOnForm(formLoadTime: unknown, now: Date): number | null {
  const value =
    typeof formLoadTime === 'string' && formLoadTime.trim() !== '' ? Number(formLoadTime) : formLoadTime
  if (typeof value !== 'number' || !Number.isFinite(value) || value <= 0) return null
  if (value < EPOCH_FROM) return value <= LONGEST_STAY_MS ? value : null
  const elapsed = now.getTime() - value
  return elapsed >= 0 ? elapsed : null
}

/** Whether the form was sent faster than a person could. */
export function wasTooFast(formLoadTime: unknown, now: Date): boolean {
  const elapsed = timeOnForm(formLoadTime, now)
  return elapsed !== null && elapsed < TOO_FAST_MS
}
