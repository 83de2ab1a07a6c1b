/** While this lasts, a cancellation can be undone before any guest hears of it. */
const GRACE_MS = 10 * 60_000
/** Guests may already be on their way, so they are notified immediately. */
const SOON_MS = 60 * 60_000

type Event = { calledOffAt: Date | null; startsAt: Date }

/** Returns when guests are notified of a cancellation; null while the event takes place. */
export function guestsNotifiedAt({ calledOffAt, startsAt }: Event): Date | null {
  if (!calledOffAt) return null
  const isSoon = startsAt.getTime() - calledOffAt.getTime() <= SOON_MS
  return isSoon ? calledOffAt : new Date(calledOffAt.getTime() + GRACE_MS)
}

export function calledOffMessage({ calledOffNote }: { calledOffNote: string | null }): string {
  return calledOffNote?.trim() || 'We are sorry: we had to cancel it. We hope to see you another time.'
}
