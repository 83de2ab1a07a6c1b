type Event = { startsAt: Date; locationText: string | null; calledOff: boolean }

/** State at the guest's last notification; `toldStartsAt` is null before the first mail. */
type Guest = { toldStartsAt: Date | null; toldPlace: string | null; toldCalledOff: boolean }

/** Columns to store on the RSVP when its guest is notified. */
export function notifiedState({ startsAt, locationText, calledOff }: Event) {
  return { toldStartsAt: startsAt, toldPlace: locationText, toldCalledOff: calledOff }
}

/** The start the guest was notified of, if it has changed since; otherwise null. */
export function previousStart(
  { startsAt }: Pick<Event, 'startsAt'>,
  { toldStartsAt }: Pick<Guest, 'toldStartsAt'>,
): Date | null {
  return toldStartsAt !== null && toldStartsAt.getTime() !== startsAt.getTime() ? toldStartsAt : null
}

/** True when the time or place differs from what the guest was notified of. */
export function hasMoved(event: Event, guest: Guest): boolean {
  if (guest.toldStartsAt === null) return false
  return previousStart(event, guest) !== null || guest.toldPlace !== event.locationText
}

/** True when the guest has not been notified yet of the cancellation, or of its reversal. */
export function isCancellationNews(
  { calledOff }: Pick<Event, 'calledOff'>,
  { toldCalledOff }: Pick<Guest, 'toldCalledOff'>,
): boolean {
  return calledOff !== toldCalledOff
}
