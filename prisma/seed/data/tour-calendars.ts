import type { TourCalendarSeed } from '@/prisma/seed/data/shapes'

const hours = (opens: string, closes: string) => ({ opens, closes })

/** Monday to Friday alike, then Saturday and Sunday; a week starts on Sunday. */
const weekOf = (
  workday: ReturnType<typeof hours>[],
  saturday = [hours('10:00', '14:00')],
  sunday: typeof saturday = [],
) => [sunday, ...Array.from({ length: 5 }, () => workday), saturday]

const christmas = { from: '2026-12-24', to: '2026-12-26', note: 'Christmas' }

/** Tour times of every community, around its meals. */
export const tourCalendars: TourCalendarSeed[] = [
  {
    community: 'juniper-house',
    week: weekOf([hours('10:00', '12:00'), hours('13:00', '17:00')]),
    minutes: 45,
    capacity: 2,
    closedDays: [christmas],
  },
  {
    community: 'cottonwood-terrace',
    week: weekOf([hours('09:30', '11:30'), hours('13:30', '17:30')], [hours('10:00', '15:00')]),
    minutes: 60,
    capacity: 2,
    closedDays: [christmas],
  },
  {
    community: 'evergrove-lodge',
    week: weekOf([hours('09:00', '11:30'), hours('13:00', '16:30')]),
    minutes: 50,
    capacity: 1,
    closedDays: [christmas, { from: '2027-01-01', to: '', note: 'New Year’s Day' }],
  },
  {
    community: 'larkspur-commons',
    week: weekOf([hours('10:00', '18:00')], [hours('10:00', '16:00')], [hours('13:00', '16:00')]),
    minutes: 60,
    capacity: 3,
    closedDays: [christmas],
  },
  {
    community: 'casa-alameda',
    week: weekOf([hours('10:00', '12:00'), hours('14:00', '17:00')]),
    minutes: 60,
    capacity: 1,
    closedDays: [christmas],
  },
  {
    community: 'red-mesa-court',
    week: weekOf([hours('10:00', '12:00'), hours('13:00', '17:00')]),
    minutes: 60,
    capacity: 2,
    closedDays: [christmas],
  },
]
