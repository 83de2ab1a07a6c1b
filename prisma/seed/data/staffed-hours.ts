import type { StaffedHoursSeed } from '@/prisma/seed/data/shapes'

/** The company's default for all communities: 7 am to 9 pm, shorter on two holidays (reading 9). */
export const staffedHours: StaffedHoursSeed[] = [
  ...[0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
    community: null,
    weekday,
    opensAt: '07:00',
    closesAt: '21:00',
  })),
  {
    community: null,
    date: '2026-11-26',
    opensAt: '08:00',
    closesAt: '17:00',
    note: 'Thanksgiving. One counselor on the phones, pie at three.',
  },
  {
    community: null,
    date: '2026-12-25',
    opensAt: '09:00',
    closesAt: '17:00',
    note: 'Christmas Day. The on-call manager carries the phone after five.',
  },
]
