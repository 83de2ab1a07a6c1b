const OFFERED_AT = 'porchlight-offered-at'
const CONVERTED = 'porchlight-converted'
const DAYS_30_MS = 30 * 24 * 60 * 60 * 1_000

/**
 * Whether this visitor may get the exit offer at all: not within thirty days of the last one and never after a request
 * of theirs (reading 20). Without storage nobody could know, so nothing is offered.
 */
export function mayBeOffered(now = Date.now()): boolean {
  try {
    if (localStorage.getItem(CONVERTED)) return false
    const offeredAt = Number(localStorage.getItem(OFFERED_AT))
    // A clock that was set back must not open the door for good.
    return !offeredAt || Math.abs(now - offeredAt) > DAYS_30_MS
  } catch {
    return false
  }
}

/** Remembers that the offer was shown. */
export function rememberOffer(now = Date.now()): void {
  keep(OFFERED_AT, String(now))
}

/** Remembers that this visitor has asked for something: they have said what they want. */
export function rememberConversion(): void {
  keep(CONVERTED, '1')
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage is forbidden or full: then nothing is offered either.
  }
}
