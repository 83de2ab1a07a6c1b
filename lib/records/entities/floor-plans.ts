import { defineEntity } from '@/lib/records/declare/define-entity'
import {
  belongsTo,
  boolean,
  decimal,
  integer,
  list,
  longText,
  money,
  order,
  pictureAddress,
  select,
  slug,
  text,
  url,
} from '@/lib/records/declare/fields'
import { date } from '@/lib/records/declare/time-fields'
import { drawingErrors, layoutField } from '@/lib/records/entities/floor-plan-layout'
import { AVAILABILITY } from '@/lib/site/floor-plans/availability'

export const floorPlans = defineEntity({
  name: 'floorPlan',
  table: 'floor_plans',
  area: 'content',
  title: 'name',
  about: 'Apartments of a community, with price and availability.',
  menu: {
    group: 'Communities',
    icon: 'DraftingCompass',
    often: true,
    synonyms: 'apartments rooms prices rates availability rent studio',
    help: [
      {
        question: 'How do I change a price?',
        answer:
          'Open Floor plans, press into the price in its row, type the new one, and press Enter. The site shows it at once.',
        synonyms: 'rate rent cost',
      },
    ],
  },
  compared: true,
  list: {
    columns: ['name', 'communityId', 'bedrooms', 'startingPrice', 'availability', 'active'],
    search: ['name', 'description'],
    filters: ['communityId', 'careTypeId', 'availability', 'accessible', 'active'],
  },
  groups: {
    Plan: [
      'name',
      'planSlug',
      'communityId',
      'careTypeId',
      'bedrooms',
      'bathrooms',
      'squareFeet',
      'description',
      'highlights',
      'accessible',
    ],
    Price: ['startingPrice', 'startingRateDisplay', 'priceAsOf', 'pricedFor', 'carePricing'],
    Availability: [
      'availability',
      'freeNow',
      'availableFrom',
      'laterOpenings',
      'waitlistLength',
      'waitlistNote',
    ],
    Layout: ['layout'],
    Files: ['walkThroughVideoId', 'imageUrl', 'planImageUrl', 'pdfUrl'],
    Visibility: ['active', 'sortPriority'],
  },
  tabs: {
    Plan: ['Plan', 'Visibility'],
    'Price and availability': ['Price', 'Availability'],
    Drawing: ['Layout', 'Files'],
  },
  publication: { flag: 'active' },
  check: (row) => ({ ...drawingErrors(row), ...availabilityErrors(row) }),
  facts: {
    Price: {
      fields: ['startingPrice', 'startingRateDisplay', 'priceAsOf'],
      everyDays: 90,
      asOf: 'priceAsOf',
    },
    Availability: {
      fields: ['availability', 'freeNow', 'availableFrom', 'waitlistLength', 'waitlistNote'],
      everyDays: 30,
    },
  },
  fields: {
    name: text({ required: 'Name is required' }),
    planSlug: slug({ label: 'Slug', unique: 'communityId' }),
    communityId: belongsTo('community', { required: 'Community is required' }),
    careTypeId: belongsTo('careType'),
    bedrooms: integer({ required: 'Bedrooms are required', min: 0, max: 20, hint: '0 is a studio' }),
    bathrooms: decimal({ required: 'Bathrooms are required', min: 0, max: 20, decimals: 1 }),
    squareFeet: integer({ min: 1 }),
    description: longText(),
    highlights: list(),
    accessible: boolean({ hint: 'Usable with a wheelchair' }),
    layout: layoutField,
    startingPrice: money({ hint: 'In US dollars a month' }),
    startingRateDisplay: text({ hint: 'Shown where there is no price' }),
    priceAsOf: date({ label: 'Price as of' }),
    carePricing: select(['included', 'care-points', 'assessment'], {
      label: 'Care in the rate',
      labels: {
        included: 'Included in the rate',
        'care-points': 'On top, by care level',
        assessment: 'On top, by assessment',
      },
      hint: 'Leave it empty where it is as the care type says',
    }),
    pricedFor: integer({
      default: 1,
      min: 1,
      max: 4,
      label: 'People in the rate',
      hint: 'Two for a suite that is priced for a couple',
    }),
    availability: select(AVAILABILITY, { default: 'available' }),
    freeNow: integer({ min: 0, max: 500, label: 'Apartments available now' }),
    availableFrom: date({ moment: true, label: 'Next one available on' }),
    laterOpenings: list({
      each: 'date',
      max: 12,
      label: 'Later apartments available on',
      hint: 'After the next one: dates such as 2027-01-15',
    }),
    waitlistLength: integer({ min: 0, max: 500, label: 'Names on the waiting list' }),
    waitlistNote: text({
      label: 'What full means here',
      hint: 'Such as one moves about every three months. Shown while it is on a waiting list or full',
    }),
    imageUrl: pictureAddress({
      rare: true,
      label: 'Picture address',
      hint: 'Only where there is no plan drawing',
    }),
    planImageUrl: pictureAddress({
      rare: true,
      label: 'Plan drawing address',
      hint: 'Only where no rooms are entered and the plan has no pictures',
    }),
    walkThroughVideoId: belongsTo('video', {
      label: 'Walk-through by video',
      upload: 'video',
      hint: 'Of an open apartment: MP4 or WebM, up to 90 seconds and 40 MB, with captions and a transcript',
    }),
    pdfUrl: url({ label: 'PDF address', upload: 'link' }),
    sortPriority: integer({ default: 0, hint: 'Higher comes first' }),
    active: boolean({ default: true }),
    sortOrder: order(),
  },
})

/** The state and the number of free apartments must say the same, because families see both. */
function availabilityErrors({ availability, freeNow, availableFrom }: Availabilities) {
  const isOpen = availability === 'available' || availability === 'limited'
  if (!isOpen && typeof freeNow === 'number' && freeNow > 0) {
    return { freeNow: 'This plan is not marked as available: change that, or enter 0' }
  }
  if (isOpen && freeNow === 0 && !availableFrom) {
    return { availableFrom: 'Say when the next one is free, or choose Waitlist or Unavailable' }
  }
  return {}
}

type Availabilities = { availability?: unknown; freeNow?: unknown; availableFrom?: unknown }
