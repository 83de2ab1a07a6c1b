/** The address word for any kind of care; it has a page even before a care_types row says so. */
export const ANY_CARE = 'senior-living'
