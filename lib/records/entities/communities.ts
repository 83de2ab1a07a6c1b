import { defineEntity } from '@/lib/records/declare/define-entity'
import {
  belongsTo,
  boolean,
  color,
  decimal,
  dial,
  email,
  image,
  integer,
  list,
  longText,
  manyToMany,
  money,
  order,
  phone,
  pictureAddress,
  richText,
  slug,
  text,
  timeZone,
  url,
  year,
} from '@/lib/records/declare/fields'
import { groups } from '@/lib/records/declare/structures'
import { date } from '@/lib/records/declare/time-fields'
import { greetingErrors, greetingFields } from '@/lib/records/entities/greeting-fields'
import { licenseFields } from '@/lib/records/entities/license-fields'

const picture = (label: string) => image({ label })

const AMENITIES = {
  relation: 'amenities',
  model: 'communityAmenity',
  own: 'communityId',
  other: 'amenityId',
} as const

export const communities = defineEntity({
  name: 'community',
  table: 'communities',
  area: 'content',
  title: 'name',
  about: 'Each community has its own page and appears in lists, on city pages and in search engines.',
  menu: {
    group: 'Communities',
    icon: 'House',
    often: true,
    synonyms: 'houses properties locations buildings facilities',
  },
  compared: true,
  list: {
    columns: ['name', 'imageId', 'city', 'startingPrice', 'active', 'featured'],
    search: ['name', 'city', 'street', 'zip'],
    filters: ['active', 'featured', 'city'],
  },
  check: (row) => ({
    ...(row.slug === 'compare' && {
      slug: 'Please choose another slug. This URL is already used by another page',
    }),
    ...(row.nightLineAnsweredBy &&
      !row.nightLinePhone && { nightLinePhone: 'Enter the phone number of the night line' }),
    ...greetingErrors(row),
    ...pictureErrors(row.amenityPictures, row.amenities),
  }),
  groups: {
    General: ['name', 'slug', 'cluster', 'yearEstablished', 'licensedSince', 'residentCapacity'],
    'License and inspections': [
      'licenseStatus',
      'licenseNumber',
      'licenseAsOf',
      'stateFacilityId',
      'ccn',
      'inspectionAnswer',
    ],
    Location: [
      'street',
      'city',
      'state',
      'zip',
      'latitude',
      'longitude',
      'timeZone',
      'servesCities',
      'driveTimes',
      'propertyMapUrl',
    ],
    Contact: [
      'phoneDisplay',
      'phoneDial',
      'secondaryPhoneDisplay',
      'secondaryPhoneDial',
      'nightLinePhone',
      'nightLineAnsweredBy',
      'email',
      'facebookUrl',
      'instagramUrl',
      'linkedinUrl',
      'twitterUrl',
      'employmentLink',
      'talkFurtherId',
    ],
    Copy: ['heading', 'subheading', 'shortDescription', 'overview', 'description'],
    Prices: ['startingPrice', 'startingRateDisplay', 'priceAsOf', 'sameDayTours', 'noObligation'],
    'Respite stays': ['respiteRooms', 'respiteNightlyRate', 'respiteMinNights', 'respiteFrom', 'respiteAsOf'],
    'Care and amenities': ['careTypes', 'amenities', 'amenityPictures', 'specialCertifications'],
    Pictures: [
      'imageId',
      'heroImageUrl',
      'logoImageId',
      'invertedLogoImageId',
      'contactImageId',
      'pricingImageId',
      'brochureImageId',
      'experienceImageId',
      'fitnessImageId',
      'privateDiningImageId',
      'salonImageId',
      'courtyardsImageId',
      'videoUrl',
    ],
    'Video greeting': ['greetingVideoId', 'greetingById'],
    Files: [
      'brochureLink',
      'calendarFile1',
      'calendarFile1ButtonText',
      'calendarFile2',
      'calendarFile2ButtonText',
    ],
    Colors: ['mainColorHex', 'ctaColorHex'],
    Statistics: ['rating', 'reviewCount', 'verifiedStats'],
    'Search engines': ['seoTitle', 'seoDescription'],
    Visibility: ['active', 'featured'],
  },
  tabs: {
    Basics: ['General', 'Location'],
    License: ['License and inspections'],
    Contact: ['Contact'],
    Copy: ['Copy'],
    Prices: ['Prices', 'Respite stays'],
    Care: ['Care and amenities'],
    Pictures: ['Pictures'],
    'Video and files': ['Video greeting', 'Files'],
    'Search and colors': ['Search engines', 'Colors', 'Statistics', 'Visibility'],
  },
  publicPaths: (row) => [`/communities/${row.slug}`],
  whenOff: () => '/communities',
  publication: { flag: 'active' },
  facts: {
    Prices: {
      fields: ['startingPrice', 'startingRateDisplay', 'priceAsOf'],
      everyDays: 90,
      asOf: 'priceAsOf',
    },
    'Respite stays': {
      fields: ['respiteRooms', 'respiteNightlyRate', 'respiteMinNights', 'respiteFrom'],
      everyDays: 30,
      asOf: 'respiteAsOf',
      onlyWith: 'respiteRooms',
    },
    Phone: { fields: ['phoneDisplay', 'phoneDial', 'nightLinePhone'], everyDays: 180 },
    License: {
      fields: [
        'licenseStatus',
        'licenseNumber',
        'stateFacilityId',
        'ccn',
        'licensedSince',
        'residentCapacity',
        'licenseAsOf',
      ],
      everyDays: 365,
      asOf: 'licenseAsOf',
    },
  },
  fields: {
    name: text({ required: 'Name is required' }),
    slug: slug({ hint: 'The last part of the URL: /communities/…' }),
    cluster: text({ isKey: true, label: 'Region', hint: 'Used to compare response times' }),
    yearEstablished: year({ min: 1800 }),
    licensedSince: year({ min: 1800, hint: 'Year' }),
    ...licenseFields,
    residentCapacity: integer({ min: 1, hint: 'Number of residents when full' }),
    street: text({ alias: ['address'] }),
    city: text({ isKey: true }),
    state: text({
      isKey: true,
      exactly: 2,
      isAlwaysSet: true,
      hint: 'Two letters. Leave empty to use the company’s state.',
    }),
    zip: text({ isKey: true, max: 10, label: 'ZIP code', alias: ['zipCode'] }),
    latitude: decimal({ rare: true, min: -90, max: 90, decimals: 6, alias: ['lat'] }),
    longitude: decimal({ rare: true, min: -180, max: 180, decimals: 6, alias: ['lng'] }),
    timeZone: timeZone({ isAlwaysSet: true, hint: 'Leave empty to use the company’s time zone' }),
    servesCities: list({
      each: 'words',
      label: 'Other cities served',
      headings: ['Serves cities'],
      hint: 'The community also appears on the pages of these cities, such as Santa Fe',
    }),
    driveTimes: list({ label: 'Drive times', hint: 'One per line, such as 25 minutes from the airport' }),
    propertyMapUrl: url({ rare: true, label: 'Map URL', headings: ['Map address'] }),
    phoneDisplay: phone({
      synonyms: 'telephone number',
      label: 'Phone (displayed)',
      headings: ['Phone as printed'],
      alias: ['phone'],
    }),
    phoneDial: dial({ label: 'Phone (dialed)', headings: ['Phone as dialed'] }),
    secondaryPhoneDisplay: phone({
      rare: true,
      label: 'Second phone (displayed)',
      headings: ['Second phone as printed'],
    }),
    secondaryPhoneDial: dial({
      rare: true,
      label: 'Second phone (dialed)',
      headings: ['Second phone as dialed'],
    }),
    nightLinePhone: phone({
      synonyms: 'after hours number emergency',
      label: 'Night line',
      hint: 'Answered by someone on the floor. Shown to families outside staffed hours.',
    }),
    nightLineAnsweredBy: text({
      max: 80,
      label: 'Night line answered by',
      headings: ['Who answers at night'],
      hint: 'For example, the night nurse',
    }),
    email: email(),
    facebookUrl: url({ web: true, label: 'Facebook URL', headings: ['Facebook address'] }),
    instagramUrl: url({ web: true, label: 'Instagram URL', headings: ['Instagram address'] }),
    linkedinUrl: url({ rare: true, web: true, label: 'LinkedIn URL', headings: ['LinkedIn address'] }),
    twitterUrl: url({ rare: true, web: true, label: 'Twitter URL', headings: ['Twitter address'] }),
    employmentLink: url({ rare: true }),
    talkFurtherId: text({
      rare: true,
      label: 'TalkFurther ID',
      hint: 'Sent to programs that read communities from the API, such as the TalkFurther chat',
      synonyms: 'chat widget',
    }),
    heading: text(),
    subheading: text(),
    shortDescription: longText({ max: 500, helps: 'summary', hint: 'Two sentences, shown in lists' }),
    overview: richText(),
    description: richText(),
    startingPrice: money({
      synonyms: 'rate cost rent monthly',
      hint: 'In US dollars a month. Shown only if no floor plan has a price.',
    }),
    startingRateDisplay: text({
      label: 'Text instead of a price',
      headings: ['Starting rate display'],
      hint: 'Shown if there is no price, such as Call for rates',
    }),
    priceAsOf: date({ label: 'Prices as of', hint: 'Shown beside every price' }),
    respiteRooms: integer({ min: 1, label: 'Respite rooms', headings: ['Rooms for respite stays'] }),
    respiteNightlyRate: money({ label: 'Respite rate', hint: 'In US dollars a night' }),
    respiteMinNights: integer({
      min: 1,
      max: 90,
      label: 'Minimum nights of a respite stay',
      headings: ['Fewest nights of a respite stay'],
    }),
    respiteFrom: date({
      moment: true,
      label: 'Respite stays available from',
      headings: ['First respite night available'],
    }),
    respiteAsOf: date({ label: 'Respite rate as of' }),
    sameDayTours: boolean({ label: 'Same-day tours' }),
    noObligation: boolean(),
    careTypes: manyToMany(
      'careType',
      { relation: 'careTypes', model: 'communityCareType', own: 'communityId', other: 'careTypeId' },
      { synonyms: 'assisted living memory care services' },
    ),
    amenities: manyToMany('amenity', AMENITIES),
    amenityPictures: groups(
      {
        amenityId: belongsTo('amenity', { required: 'Please choose an amenity', label: 'Amenity' }),
        imageId: image({ required: 'Please choose a picture', label: 'Picture' }),
      },
      {
        entry: 'picture',
        label: 'Amenity pictures',
        hint: 'Shown on the community page instead of the amenity’s own picture',
        max: 200,
        unordered: true,
        pairs: AMENITIES,
        check: repeatedAmenity,
      },
    ),
    specialCertifications: list({ rare: true }),
    imageId: image({
      synonyms: 'main photo hero',
      label: 'Main picture',
      hint: 'Shown at the top of the page, on cards and in link previews',
    }),
    heroImageUrl: pictureAddress({
      rare: true,
      label: 'Main picture URL',
      headings: ['Main picture by address'],
      hint: 'Used only if no picture is chosen',
    }),
    logoImageId: picture('Logo'),
    invertedLogoImageId: image({
      label: 'Logo for dark backgrounds',
      headings: ['Logo on dark ground'],
      hint: 'Shown in the footer of the community page',
    }),
    contactImageId: picture('Picture beside the contact form'),
    pricingImageId: picture('Picture beside the prices'),
    brochureImageId: picture('Brochure cover'),
    experienceImageId: picture('Life in the community'),
    fitnessImageId: picture('Fitness and therapy'),
    privateDiningImageId: picture('Private dining'),
    salonImageId: picture('Salon'),
    courtyardsImageId: picture('Courtyards'),
    videoUrl: url({ label: 'Video URL', headings: ['Video address'] }),
    ...greetingFields,
    brochureLink: url({ upload: 'link' }),
    calendarFile1: url({
      label: 'First calendar file',
      upload: 'link',
      hint: 'Only for a file of your own. Activities and menus already have a page and a PDF.',
    }),
    calendarFile1ButtonText: text({
      label: 'First calendar button text',
      headings: ['First calendar button'],
    }),
    calendarFile2: url({ rare: true, label: 'Second calendar file', upload: 'link' }),
    calendarFile2ButtonText: text({
      rare: true,
      label: 'Second calendar button text',
      headings: ['Second calendar button'],
    }),
    mainColorHex: color({ darkens: true, label: 'Main color' }),
    ctaColorHex: color({ darkens: true, label: 'Button color' }),
    rating: decimal({
      rare: true,
      min: 0,
      max: 5,
      decimals: 1,
      default: 0,
      hint: 'The site shows the average of the received reviews instead',
    }),
    reviewCount: integer({ rare: true, min: 0, default: 0 }),
    verifiedStats: groups(
      {
        figure: text({
          required: 'Number is required',
          max: 30,
          label: 'Number',
          hint: 'As shown on the page, such as 42 or 1 : 6',
        }),
        words: text({
          required: 'Description is required',
          max: 100,
          label: 'Description',
          hint: 'For example, apartments',
        }),
      },
      {
        entry: 'statistic',
        label: 'Verified statistics',
        hint: 'Up to four are shown on the community page',
        max: 12,
        unordered: true,
        open: figuresOf,
        close: mapOf,
      },
    ),
    seoTitle: text({
      synonyms: 'google search result title meta',
      max: 120,
      helps: 'search-title',
      label: 'Title in search results',
    }),
    seoDescription: longText({
      synonyms: 'google snippet meta description',
      max: 320,
      label: 'Description in search results',
    }),
    featured: boolean({ hint: 'Shown first' }),
    active: boolean({
      synonyms: 'publish hide show',
      default: true,
      hint: 'Only active communities are on the site',
    }),
    sortOrder: order(),
  },
})

/** The stored map of words to figures as a list. */
function figuresOf(stored: unknown) {
  if (Array.isArray(stored) || typeof stored !== 'object' || stored === null) return stored ?? []
  return Object.entries(stored).map(([words, figure]) => ({ figure: String(figure), words }))
}

function mapOf(entries: Record<string, unknown>[]) {
  return Object.fromEntries(entries.map(({ words, figure }) => [String(words), String(figure)]))
}

const amenitiesOf = (entries: unknown) =>
  Array.isArray(entries) ? entries.map(({ amenityId }) => String(amenityId)) : []

/** One amenity has one picture. */
function repeatedAmenity(entries: Record<string, unknown>[]) {
  const ids = amenitiesOf(entries)
  const at = ids.findIndex((id, place) => ids.indexOf(id) !== place)
  return at === -1
    ? null
    : { at, part: 'amenityId', message: 'Please choose another amenity. This one already has a picture' }
}

/** A picture of an amenity that the community does not offer would be shown nowhere. */
function pictureErrors(pictures: unknown, amenities: readonly string[] | null | undefined) {
  const at = amenitiesOf(pictures).findIndex((id) => amenities && !amenities.includes(id))
  return at === -1
    ? {}
    : { [`amenityPictures.${at}.amenityId`]: 'Choose this amenity above, or remove its picture' }
}
