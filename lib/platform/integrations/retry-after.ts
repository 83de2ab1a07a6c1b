/** Capped, so that the retry comes while the lead still matters. */
const MOST_S = 60 * 60

/** Seconds of a Retry-After header (RFC 9110: seconds or a date), at most an hour; else null. */
export function parseRetryAfter(header: string | undefined, now = new Date()): number | null {
  if (!header) return null
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now.getTime()) / 1000
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(Math.ceil(seconds), MOST_S) : null
}
