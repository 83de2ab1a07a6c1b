import type { CareTypeSeed } from '@/prisma/seed/data/shapes'

export const careTypes: CareTypeSeed[] = [
  {
    slug: 'independent-living',
    name: 'Independent living',
    description:
      'Your own apartment with your own key, and no lawn to mow.\n\n' +
      'You get a full kitchen or a kitchenette, one meal a day in the dining room, a weekly housekeeper, and one bill that includes heat, water and Wi-Fi. A bus leaves the front door twice a week.\n\n' +
      'It suits people who are well and tired of keeping up a house. If you need help later, we can add care in your apartment.',
    image: 'communities/cottonwood-terrace-apartment.webp',
    carePricing: 'care-points',
    sortOrder: 1,
  },
  {
    slug: 'assisted-living',
    name: 'Assisted living',
    description:
      'Help with bathing, dressing and medications, as much as you need.\n\n' +
      'Caregivers are in the building day and night. A nurse writes the care plan with you in the first week and reads it over again every three months. Three meals a day, laundry and housekeeping are in the monthly rate; care is a line of its own, in four levels.\n\n' +
      'You keep your own doctor and your own schedule. One dog or cat up to 30 pounds is welcome.',
    image: 'services/safety-with-dignity.webp',
    carePricing: 'care-points',
    sortOrder: 2,
  },
  {
    slug: 'memory-care',
    name: 'Memory care',
    description:
      'Small households, familiar faces, and doors that open onto a safe garden.\n\n' +
      'Twelve to sixteen people share one kitchen table and the same few caregivers, who learn the old nickname and how the coffee is taken. There is one caregiver for every five residents by day. The day has a shape: eggs, a walk, a task with the hands, supper at five.\n\n' +
      'The rate covers all care, so it does not go up each time more help is needed. Families may visit at any hour.',
    image: 'communities/juniper-house-courtyard.webp',
    carePricing: 'included',
    sortOrder: 3,
  },
  {
    slug: 'respite-care',
    name: 'Respite care',
    description:
      'A furnished room for one week or six, so that a family caregiver can rest, travel or have surgery.\n\n' +
      'The price is by the night, with meals and care included and no community fee. We need a doctor’s list of medicines and two days to make the bed.\n\n' +
      'About one guest in four later moves in. The others go home.',
    image: 'care/respite-care.webp',
    carePricing: 'included',
    sortOrder: 4,
  },
  {
    slug: 'long-term-care',
    name: 'Long-term care',
    description:
      'Nurses day and night, for when health needs more than a helping hand.\n\n' +
      'Two of our communities hold a nursing license: Red Mesa Court, with 28 nursing rooms, and Casa Alameda, with 12. A registered nurse is on every shift. They care for wounds, oxygen, feeding tubes and recovery after a stroke.\n\n' +
      'The rate covers nursing, meals and laundry. Both communities accept Health First Colorado, the state’s Medicaid, for long-term care.',
    image: 'communities/red-mesa-court-apartment.webp',
    carePricing: 'included',
    sortOrder: 5,
  },
]
