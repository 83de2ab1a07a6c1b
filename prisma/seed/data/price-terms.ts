import type { CareLevelSeed, FeeSeed, RateIncreaseSeed } from '@/prisma/seed/data/shapes'

/** Amounts beside the rate, at every community. */
export const fees: FeeSeed[] = [
  {
    name: 'Community fee',
    amount: 2000,
    per: 'once',
    forWhom: 'resident',
    mandatory: true,
    refund: 'In full if you leave within 30 days',
  },
  {
    name: 'Second person',
    amount: 850,
    per: 'month',
    forWhom: 'second-person',
    mandatory: true,
    note: 'Not in suites priced for two',
  },
  { name: 'Pet', amount: 25, per: 'month', forWhom: 'resident', mandatory: false },
  {
    name: 'Garage',
    amount: 90,
    per: 'month',
    forWhom: 'resident',
    mandatory: false,
    note: 'Where there is one. Outdoor parking is free',
  },
  {
    name: 'Guest meal',
    amount: 14,
    per: 'use',
    forWhom: 'visitor',
    mandatory: false,
    note: 'Children under ten eat free',
  },
  {
    name: 'Extra meal',
    amount: 14,
    per: 'use',
    forWhom: 'resident',
    mandatory: false,
    note: 'In independent living, where the rate includes one meal a day',
  },
  {
    name: 'Guest room',
    amount: 85,
    per: 'night',
    forWhom: 'visitor',
    mandatory: false,
    note: 'With breakfast, where there is one',
  },
  ...[
    { name: 'Wash, cut and set', amount: 28 },
    { name: 'Wash and set', amount: 22 },
    { name: 'Cut, short hair', amount: 18 },
    { name: 'Beard and neck', amount: 12 },
    { name: 'Color', amount: 64 },
    { name: 'Perm', amount: 72 },
    { name: 'Braids or locs, an hour', amount: 40 },
    { name: 'Hands: nails, lotion, polish', amount: 20 },
  ].map(
    (salon): FeeSeed => ({
      ...salon,
      per: 'use',
      forWhom: 'resident',
      mandatory: false,
      note: 'In the salon',
    }),
  ),
]

export const careLevels: CareLevelSeed[] = [
  { level: 1, amount: 350, includes: '10 to 50 minutes of help a day' },
  { level: 2, amount: 780, includes: '1 hour to 1 hour 40 minutes of help a day' },
  { level: 3, amount: 1290, includes: '1 hour 50 to 2 hours 40 minutes of help a day' },
  { level: 4, amount: 1900, includes: '2 hours 50 minutes to 4 hours of help a day' },
]

export const rateIncreases: RateIncreaseSeed[] = [
  { name: 'Monthly rate', appliesTo: 'rate', month: 3, noticeDays: 60 },
  {
    name: 'Care level',
    appliesTo: 'care',
    noticeDays: 30,
    note: 'only after a new assessment, every three months',
  },
]
