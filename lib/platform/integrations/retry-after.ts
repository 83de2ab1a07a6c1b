/** As long as a server may make us wait: it is asked again while the lead still matters. */
const MOST_S = 60 * 60

/** The seconds a Retry-After asks for (RFC 9110, Retry-After: seconds or a date), at most an hour; null for anything else. */
export function parseRetryAfter(header: string | undefined, now = new Date()): number | null {
  if (!header) return null
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now.getTime()) / 1000
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(Math.ceil(seconds), MOST_S) : null
}
