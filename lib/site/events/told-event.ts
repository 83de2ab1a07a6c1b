type Event = { startsAt: Date; locationText: string | null; calledOff: boolean }

/** What a guest was last told of an event; `toldStartsAt` is null before the first mail. */
type Guest = { toldStartsAt: Date | null; toldPlace: string | null; toldCalledOff: boolean }

/** What is kept of an event when a guest is told about it. */
export function toldNow({ startsAt, locationText, calledOff }: Event) {
  return { toldStartsAt: startsAt, toldPlace: locationText, toldCalledOff: calledOff }
}

/** When the guest thinks it begins, where that is not so any more; null where it is. */
export function formerTime(
  { startsAt }: Pick<Event, 'startsAt'>,
  { toldStartsAt }: Pick<Guest, 'toldStartsAt'>,
): Date | null {
  return toldStartsAt !== null && toldStartsAt.getTime() !== startsAt.getTime() ? toldStartsAt : null
}

/** Whether it is at another time or another place than the guest knows. */
export function hasMoved(event: Event, guest: Guest): boolean {
  if (guest.toldStartsAt === null) return false
  return formerTime(event, guest) !== null || guest.toldPlace !== event.locationText
}

/** Whether the guest does not know yet that it is called off, or that it takes place after all. */
export function isNewsOff(
  { calledOff }: Pick<Event, 'calledOff'>,
  { toldCalledOff }: Pick<Guest, 'toldCalledOff'>,
): boolean {
  return calledOff !== toldCalledOff
}
