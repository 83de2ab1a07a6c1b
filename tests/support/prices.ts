import type { Apartments } from '@/lib/site/communities/openings'
import type { Price } from '@/lib/site/communities/prices'

/** A price without fees, for tests that are about something else. */
export function aPrice(amount: number | null, more: Partial<Price> = {}): Price {
  return {
    display: null,
    amount,
    asOf: null,
    monthly: [],
    once: [],
    kind: null,
    bedrooms: null,
    people: 1,
    carePricing: null,
    careRange: null,
    ...more,
  }
}

/** One apartment free now, unless the test says otherwise. */
export function apartments(more: Partial<Apartments> = {}): Apartments {
  return {
    availability: 'available',
    freeNow: 1,
    availableFrom: null,
    laterOpenings: [],
    waitlistLength: null,
    waitlistNote: null,
    ...more,
  }
}

export const full = (more: Partial<Apartments> = {}) =>
  apartments({ availability: 'unavailable', freeNow: 0, ...more })
