/** Shown when an event has no location yet (specification section 9). */
export const LOCATION_FALLBACK = 'Location TBD'
