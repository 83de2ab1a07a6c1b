/** Slug for any kind of care. Its page exists even without a care_types row. */
export const ANY_CARE = 'senior-living'
