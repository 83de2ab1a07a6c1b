/** Faster than anyone reads and types (reading 5). */
const TOO_FAST_MS = 2_000

/** Larger numbers are epoch times (2001 in ms), smaller ones are durations (31 years). */
const EPOCH_FROM = 1_000_000_000_000
const LONGEST_STAY_MS = 100_000_000_000

/** Milliseconds the form was open. `formLoadTime`: epoch ms or a duration; implausible values give null. */
export function timeOnForm(formLoadTime: unknown, now: Date): number | null {
  const value =
    typeof formLoadTime === 'string' && formLoadTime.trim() !== '' ? Number(formLoadTime) : formLoadTime
  if (typeof value !== 'number' || !Number.isFinite(value) || value <= 0) return null
  if (value < EPOCH_FROM) return value <= LONGEST_STAY_MS ? value : null
  const elapsed = now.getTime() - value
  return elapsed >= 0 ? elapsed : null
}

export function wasTooFast(formLoadTime: unknown, now: Date): boolean {
  const elapsed = timeOnForm(formLoadTime, now)
  return elapsed !== null && elapsed < TOO_FAST_MS
}
