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
          'Open Floor plans, click the price in its row, type the new price and press Enter. The site shows it right away.',
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
    accessible: boolean({ hint: 'Wheelchair accessible' }),
    layout: layoutField,
    startingPrice: money({ hint: 'In US dollars a month' }),
    startingRateDisplay: text({
      label: 'Text instead of a price',
      headings: ['Starting rate display'],
      hint: 'Shown if there is no price',
    }),
    priceAsOf: date({ label: 'Price as of' }),
    carePricing: select(['included', 'care-points', 'assessment'], {
      label: 'Care in the rate',
      labels: {
        included: 'Included in the rate',
        'care-points': 'Billed in addition, by care level',
        assessment: 'Billed in addition, by assessment',
      },
      hint: 'Leave empty to use the setting of the care type',
    }),
    pricedFor: integer({
      default: 1,
      min: 1,
      max: 4,
      label: 'People included in the rate',
      headings: ['People in the rate'],
      hint: 'Enter 2 for a suite that is priced for a couple',
    }),
    availability: select(AVAILABILITY, { default: 'available' }),
    freeNow: integer({ min: 0, max: 500, label: 'Apartments available now' }),
    availableFrom: date({
      moment: true,
      label: 'Next apartment available on',
      headings: ['Next one available on'],
    }),
    laterOpenings: list({
      each: 'date',
      max: 12,
      label: 'Later apartments available on',
      hint: 'Dates after the next one, such as 2027-01-15',
    }),
    waitlistLength: integer({ min: 0, max: 500, label: 'Names on the waiting list' }),
    waitlistNote: text({
      label: 'Waiting list note',
      headings: ['What full means here'],
      hint: 'For example, one moves about every three months. Shown while the plan is full or has a waiting list.',
    }),
    imageUrl: pictureAddress({
      rare: true,
      label: 'Picture URL',
      headings: ['Picture address'],
      hint: 'Used only if there is no plan drawing',
    }),
    planImageUrl: pictureAddress({
      rare: true,
      label: 'Plan drawing URL',
      headings: ['Plan drawing address'],
      hint: 'Used only if no rooms are entered and the plan has no pictures',
    }),
    walkThroughVideoId: belongsTo('video', {
      label: 'Walk-through video',
      headings: ['Walk-through by video'],
      upload: 'video',
      hint: 'Shows an open apartment. MP4 or WebM, up to 90 seconds and 40 MB, with captions and a transcript.',
    }),
    pdfUrl: url({ label: 'PDF URL', headings: ['PDF address'], upload: 'link' }),
    sortPriority: integer({ default: 0, hint: 'Higher numbers come first' }),
    active: boolean({ default: true }),
    sortOrder: order(),
  },
})

/** The state and the number of free apartments must say the same, because families see both. */
function availabilityErrors({ availability, freeNow, availableFrom }: Availabilities) {
  const isOpen = availability === 'available' || availability === 'limited'
  if (!isOpen && typeof freeNow === 'number' && freeNow > 0) {
    return { freeNow: 'Enter 0, or mark this plan as available' }
  }
  if (isOpen && freeNow === 0 && !availableFrom) {
    return { availableFrom: 'Enter when the next apartment is available, or choose Waitlist or Unavailable' }
  }
  return {}
}

type Availabilities = { availability?: unknown; freeNow?: unknown; availableFrom?: unknown }
