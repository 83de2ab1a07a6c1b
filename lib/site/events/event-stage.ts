type Dated = { startsAt: Date; endsAt: Date | null }

/** Sign-ups end when an event begins. */
export function stageOf({ startsAt, endsAt }: Dated, now: Date): 'coming' | 'going-on' | 'over' {
  if (now < startsAt) return 'coming'
  return endsAt && now < endsAt ? 'going-on' : 'over'
}

export function isFull({ maxAttendees }: { maxAttendees: number | null }, taken: number): boolean {
  return maxAttendees !== null && taken >= maxAttendees
}

/** '7 of 12 seats left', 'All 12 seats are taken'; null for an event without a limit. */
export function seatCopy(maxAttendees: number | null, taken: number): string | null {
  if (maxAttendees === null) return null
  const left = Math.max(0, maxAttendees - taken)
  if (left === 0) return maxAttendees === 1 ? 'The seat is taken' : `All ${maxAttendees} seats are taken`
  return `${left} of ${maxAttendees} ${maxAttendees === 1 ? 'seat' : 'seats'} left`
}

type Placed<C> = Dated & { id: string; calledOff: boolean; community: C | null }

/** The next events to offer on an event's page, preferring its community; soonest first. */
export function nextAfter<E extends Placed<{ slug: string }>>(
  events: E[],
  event: { id: string; community: { slug: string } | null },
  now: Date,
  count: number,
): E[] {
  const coming = events.filter(
    (other) => other.id !== event.id && !other.calledOff && stageOf(other, now) === 'coming',
  )
  const isSameCommunity = (other: E) => other.community?.slug === event.community?.slug
  return [...coming.filter(isSameCommunity), ...coming.filter((other) => !isSameCommunity(other))]
    .slice(0, count)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
}
