import { isOpen } from '@/lib/site/communities/price-filter'
import { formatAsOf } from '@/lib/site/content/format'

type PlanAvailability = { availability: string; availableFrom: Date | null }

/** A plan's availability for families: 'Open from Dec 12', 'Waiting list, expected Feb 15, 2027'. */
export function describeAvailability(
  { availability, availableFrom }: PlanAvailability,
  now: Date,
): { open: boolean; words: string } {
  const later = availableFrom && availableFrom > now ? formatAsOf(availableFrom, now) : null
  if (!isOpen(availability)) {
    const word = availability === 'waitlist' ? 'Waiting list' : 'Full'
    return { open: false, words: later ? `${word}, expected ${later}` : word }
  }
  if (later) return { open: true, words: `Open from ${later}` }
  return { open: true, words: availability === 'limited' ? 'A few open' : 'Open now' }
}
