import type { TourCalendarSeed } from '@/prisma/seed/data/shapes'

const weekday = [
  { opens: '10:00', closes: '12:00' },
  { opens: '13:00', closes: '17:00' },
]

/** Red Mesa Court offers times to choose from; the others ask for a preferred date, as most do at first. */
export const tourCalendars: TourCalendarSeed[] = [
  {
    community: 'red-mesa-court',
    week: [[], weekday, weekday, weekday, weekday, weekday, [{ opens: '10:00', closes: '14:00' }]],
    minutes: 60,
    capacity: 2,
    closedDays: [{ from: '2026-12-24', to: '2026-12-26', note: 'Christmas' }],
  },
]
