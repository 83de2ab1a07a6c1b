/** As long as calling an event off can be taken back with nobody the wiser. */
const GRACE_MS = 10 * 60_000
/** Nobody should be on the way already. */
const SOON_MS = 60 * 60_000

type Event = { calledOffAt: Date | null; startsAt: Date }

/** When guests are told that an event is called off; null while it takes place. */
export function guestsToldAt({ calledOffAt, startsAt }: Event): Date | null {
  if (!calledOffAt) return null
  const isSoon = startsAt.getTime() - calledOffAt.getTime() <= SOON_MS
  return isSoon ? calledOffAt : new Date(calledOffAt.getTime() + GRACE_MS)
}

/** What visitors read where they could sign up. */
export function calledOffWords({ calledOffNote }: { calledOffNote: string | null }): string {
  return calledOffNote?.trim() || 'We are sorry: it does not take place. We hope to see you another time.'
}
