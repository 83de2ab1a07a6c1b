type Event = { startsAt: Date; locationText: string | null }

/** What a guest was last told of an event; `toldStartsAt` is null before the first mail. */
type Guest = { toldStartsAt: Date | null; toldPlace: string | null }

/** What is kept of an event when a guest is told about it. */
export function toldNow({ startsAt, locationText }: Event) {
  return { toldStartsAt: startsAt, toldPlace: locationText }
}

/** When the guest thinks it begins, where that is not so any more; null where it is. */
export function formerTime({ startsAt }: Event, { toldStartsAt }: Guest): Date | null {
  return toldStartsAt !== null && toldStartsAt.getTime() !== startsAt.getTime() ? toldStartsAt : null
}

/** Whether it is at another time or another place than the guest knows. */
export function hasMoved(event: Event, guest: Guest): boolean {
  if (guest.toldStartsAt === null) return false
  return formerTime(event, guest) !== null || guest.toldPlace !== event.locationText
}
