import { addDays } from 'date-fns'
import { formatAsOf } from '@/lib/site/content/format'

/** A family that searches now can plan with an apartment that is free within this time. */
const SOON_DAYS = 30

/** Availability values of plans that are let at the moment. */
const OPEN: readonly string[] = ['available', 'limited']

export type Apartments = {
  availability: string
  /** Apartments free now; null where nobody has counted them. */
  freeNow: number | null
  availableFrom: Date | null
  /** Calendar days, '2027-01-15'. */
  laterOpenings: string[]
  waitlistLength: number | null
  waitlistNote: string | null
}

/** Columns of `Apartments`. */
export const apartmentsSelect = {
  availability: true,
  freeNow: true,
  availableFrom: true,
  laterOpenings: true,
  waitlistLength: true,
  waitlistNote: true,
} as const

/** Days to come on which an apartment becomes free, in order. */
export function nextOpenings({ availableFrom, laterOpenings }: Apartments, now: Date): Date[] {
  const days = [...(availableFrom ? [availableFrom] : []), ...laterOpenings.map(dayOf)]
  return days.filter((day) => day > now).toSorted((a, b) => a.getTime() - b.getTime())
}

/** Apartments free now. One at least where a plan is open without a count and without a later date. */
export function freeNowOf(plan: Apartments, now: Date): number {
  if (!OPEN.includes(plan.availability)) return 0
  if (plan.freeNow !== null) return plan.freeNow
  return plan.availableFrom === null || plan.availableFrom <= now ? 1 : 0
}

/** Apartments free now or by `latest`; none while a waiting list comes first. */
export function freeBy(plan: Apartments, now: Date, latest: Date): number {
  if (!OPEN.includes(plan.availability)) return 0
  return freeNowOf(plan, now) + nextOpenings(plan, now).filter((day) => day <= latest).length
}

/** True when an apartment is free now or within 30 days, and no waiting list comes first. */
export function isOpen(plan: Apartments, now: Date): boolean {
  return freeBy(plan, now, addDays(now, SOON_DAYS)) > 0
}

/** '1 available now, next Dec 12', 'Available Dec 12', 'Waiting list, 2 ahead of you', 'Full'. */
export function describeOpenings(plan: Apartments, now: Date): string {
  const [next, ...later] = nextOpenings(plan, now).map((day) => formatAsOf(day, now))
  if (!OPEN.includes(plan.availability)) return describeClosed(plan, next)
  const free = freeNowOf(plan, now)
  if (free > 0) {
    const count = plan.freeNow === null ? 'Open now' : `${free} available now`
    return next ? `${count}, next ${next}` : count
  }
  if (!next) return 'Ask for the next date'
  return later.length > 0 ? `Available ${next}, then ${later.join(', ')}` : `Available ${next}`
}

/** Openings of several plans: '3 available now', 'available Dec 12', 'waiting list' or 'full'. */
export function summarizeOpenings(plans: Apartments[], now: Date): string | null {
  if (plans.length === 0) return null
  const free = plans.reduce((sum, plan) => sum + freeNowOf(plan, now), 0)
  if (free > 0) return plans.every(isCounted) ? `${free} available now` : 'open now'
  const open = plans.filter(({ availability }) => OPEN.includes(availability))
  const [next] = open.flatMap((plan) => nextOpenings(plan, now)).toSorted((a, b) => a.getTime() - b.getTime())
  if (next) return `available ${formatAsOf(next, now)}`
  if (open.length > 0) return 'ask for the next date'
  return plans.some(({ availability }) => availability === 'waitlist') ? 'waiting list' : 'full'
}

function describeClosed({ availability, waitlistLength, waitlistNote }: Apartments, next?: string): string {
  const list = availability === 'waitlist'
  const parts = [
    list ? waitingWords(waitlistLength) : 'Full',
    next && `expected ${next}`,
    waitlistNote && lowerFirst(waitlistNote),
  ]
  return parts.filter(Boolean).join(', ')
}

function waitingWords(length: number | null): string {
  if (length === null) return 'Waiting list'
  return length === 0 ? 'Waiting list, no one ahead of you' : `Waiting list, ${length} ahead of you`
}

/** True when its number of free apartments is known; a closed plan has none to count. */
export const isCounted = ({ availability, freeNow }: Apartments) =>
  freeNow !== null || !OPEN.includes(availability)

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const dayOf = (day: string) => new Date(`${day}T00:00:00Z`)
