/** Classes of the reason why a family does not come; its own words stay with staff (decision 078). */
export const CLOSING_REASONS = [
  'price',
  'care-needs',
  'location',
  'chose-another',
  'stays-home',
  'no-need',
  'unreachable',
  'other',
] as const

export type ClosingReason = (typeof CLOSING_REASONS)[number]

/** The class as it is stored; something else without one. */
export function closingReasonOf(stored: unknown): ClosingReason {
  return CLOSING_REASONS.find((reason) => reason === stored) ?? 'other'
}

export const CLOSING_REASON_LABELS: Record<ClosingReason, string> = {
  price: 'Too expensive',
  'care-needs': 'Needs care that we do not offer',
  location: 'Too far away',
  'chose-another': 'Chose another community',
  'stays-home': 'Stays at home',
  'no-need': 'No longer needed',
  unreachable: 'Cannot be reached',
  other: 'Something else',
}
