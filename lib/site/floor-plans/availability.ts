export const AVAILABILITY = ['available', 'limited', 'waitlist', 'unavailable'] as const

export type Availability = (typeof AVAILABILITY)[number]
