const OFFERED_AT = 'porchlight-offered-at'
const CONVERTED = 'porchlight-converted'
const DAYS_30_MS = 30 * 24 * 60 * 60 * 1_000

/** True when the exit offer may be shown: 30 days after the last, never after a request (reading 20). */
export function mayBeOffered(now = Date.now()): boolean {
  try {
    if (localStorage.getItem(CONVERTED)) return false
    const offeredAt = Number(localStorage.getItem(OFFERED_AT))
    // Math.abs: a clock that was set back must not allow offers forever.
    return !offeredAt || Math.abs(now - offeredAt) > DAYS_30_MS
  } catch {
    return false
  }
}

export function rememberOffer(now = Date.now()): void {
  keep(OFFERED_AT, String(now))
}

/** Called after any request: a visitor who converted gets no more offers. */
export function rememberConversion(): void {
  keep(CONVERTED, '1')
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage is blocked or full: mayBeOffered returns false then.
  }
}
