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
  about: 'Each has a page of its own and appears in lists, on city pages and in search engines.',
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
    ...(row.slug === 'compare' && { slug: 'This address is already a page of the site' }),
    ...(row.nightLineAnsweredBy &&
      !row.nightLinePhone && { nightLinePhone: 'Enter the number of the night line as well' }),
    ...greetingErrors(row),
    ...pictureErrors(row.amenityPictures, row.amenities),
  }),
  groups: {
    Identity: ['name', 'slug', 'cluster', 'yearEstablished', 'licensedSince', 'residentCapacity'],
    'License and inspections': [
      'licenseStatus',
      'licenseNumber',
      'licenseAsOf',
      'stateFacilityId',
      'ccn',
      'inspectionAnswer',
    ],
    Place: [
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
    Words: ['heading', 'subheading', 'shortDescription', 'overview', 'description'],
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
    'Greeting by video': ['greetingVideoId', 'greetingById'],
    Files: [
      'brochureLink',
      'calendarFile1',
      'calendarFile1ButtonText',
      'calendarFile2',
      'calendarFile2ButtonText',
    ],
    Colors: ['mainColorHex', 'ctaColorHex'],
    Figures: ['rating', 'reviewCount', 'verifiedStats'],
    'Search engines': ['seoTitle', 'seoDescription'],
    Visibility: ['active', 'featured'],
  },
  tabs: {
    Basics: ['Identity', 'Place'],
    License: ['License and inspections'],
    Contact: ['Contact'],
    Copy: ['Words'],
    Prices: ['Prices', 'Respite stays'],
    Care: ['Care and amenities'],
    Pictures: ['Pictures'],
    'Video and files': ['Greeting by video', 'Files'],
    'Search and colors': ['Search engines', 'Colors', 'Figures', 'Visibility'],
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
    slug: slug({ hint: 'The last part of the address: /communities/…' }),
    cluster: text({ isKey: true, label: 'Region', hint: 'Response times are compared by it' }),
    yearEstablished: year({ min: 1800 }),
    licensedSince: year({ min: 1800, hint: 'Year' }),
    ...licenseFields,
    residentCapacity: integer({ min: 1, hint: 'How many people live here when it is full' }),
    street: text({ alias: ['address'] }),
    city: text({ isKey: true }),
    state: text({
      isKey: true,
      exactly: 2,
      isAlwaysSet: true,
      hint: 'Two letters. Empty: that of the company',
    }),
    zip: text({ isKey: true, max: 10, label: 'ZIP', alias: ['zipCode'] }),
    latitude: decimal({ rare: true, min: -90, max: 90, decimals: 6, alias: ['lat'] }),
    longitude: decimal({ rare: true, min: -180, max: 180, decimals: 6, alias: ['lng'] }),
    timeZone: timeZone({ isAlwaysSet: true, hint: 'Empty: that of the company' }),
    servesCities: list({ each: 'words', hint: 'Other cities on whose pages it appears, such as Santa Fe' }),
    driveTimes: list({ label: 'Drive times', hint: 'One a line, such as 25 minutes from the airport' }),
    propertyMapUrl: url({ rare: true, label: 'Map address' }),
    phoneDisplay: phone({ synonyms: 'telephone number', label: 'Phone as printed', alias: ['phone'] }),
    phoneDial: dial({ label: 'Phone as dialed' }),
    secondaryPhoneDisplay: phone({ rare: true, label: 'Second phone as printed' }),
    secondaryPhoneDial: dial({ rare: true, label: 'Second phone as dialed' }),
    nightLinePhone: phone({
      synonyms: 'after hours number emergency',
      label: 'Night line',
      hint: 'A phone that somebody on the floor answers. Families see it while the phones are closed',
    }),
    nightLineAnsweredBy: text({ max: 80, label: 'Who answers at night', hint: 'Such as: the night nurse' }),
    email: email(),
    facebookUrl: url({ web: true, label: 'Facebook address' }),
    instagramUrl: url({ web: true, label: 'Instagram address' }),
    linkedinUrl: url({ rare: true, web: true, label: 'LinkedIn address' }),
    twitterUrl: url({ rare: true, web: true, label: 'Twitter address' }),
    employmentLink: url({ rare: true }),
    talkFurtherId: text({
      rare: true,
      label: 'TalkFurther ID',
      hint: 'Sent to programs that read communities from our API, such as TalkFurther’s chat',
      synonyms: 'chat widget',
    }),
    heading: text(),
    subheading: text(),
    shortDescription: longText({ max: 500, helps: 'summary', hint: 'Two sentences, shown in lists' }),
    overview: richText(),
    description: richText(),
    startingPrice: money({
      synonyms: 'rate cost rent monthly',
      hint: 'In US dollars a month. Shown only while no floor plan has a price: pages read those',
    }),
    startingRateDisplay: text({ hint: 'Shown where there is no price, for example Call for rates' }),
    priceAsOf: date({ label: 'Prices as of', hint: 'Shown beside every price' }),
    respiteRooms: integer({ min: 1, label: 'Rooms for respite stays' }),
    respiteNightlyRate: money({ label: 'Respite rate', hint: 'In US dollars a night' }),
    respiteMinNights: integer({ min: 1, max: 90, label: 'Fewest nights of a respite stay' }),
    respiteFrom: date({ moment: true, label: 'First respite night available' }),
    respiteAsOf: date({ label: 'Respite rate as of' }),
    sameDayTours: boolean(),
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
        label: 'Pictures of amenities',
        hint: 'Beside the name on the community’s page, in place of the amenity’s own picture',
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
      hint: 'Top of the page, cards and link previews',
    }),
    heroImageUrl: pictureAddress({
      rare: true,
      label: 'Main picture by address',
      hint: 'Only where no picture is chosen',
    }),
    logoImageId: picture('Logo'),
    invertedLogoImageId: image({
      label: 'Logo on dark ground',
      hint: 'At the foot of the community’s page',
    }),
    contactImageId: picture('Picture beside the contact form'),
    pricingImageId: picture('Picture beside the prices'),
    brochureImageId: picture('Brochure cover'),
    experienceImageId: picture('Life in the community'),
    fitnessImageId: picture('Fitness and therapy'),
    privateDiningImageId: picture('Private dining'),
    salonImageId: picture('Salon'),
    courtyardsImageId: picture('Courtyards'),
    videoUrl: url({ label: 'Video address' }),
    ...greetingFields,
    brochureLink: url({ upload: 'link' }),
    calendarFile1: url({
      label: 'First calendar file',
      upload: 'link',
      hint: 'A file of your own. Activities and menus have a page and a PDF without one',
    }),
    calendarFile1ButtonText: text({ label: 'First calendar button' }),
    calendarFile2: url({ rare: true, label: 'Second calendar file', upload: 'link' }),
    calendarFile2ButtonText: text({ rare: true, label: 'Second calendar button' }),
    mainColorHex: color({ label: 'Main color' }),
    ctaColorHex: color({ label: 'Button color' }),
    rating: decimal({
      rare: true,
      min: 0,
      max: 5,
      decimals: 1,
      default: 0,
      hint: 'The site shows only what the received reviews add up to',
    }),
    reviewCount: integer({ rare: true, min: 0, default: 0 }),
    verifiedStats: groups(
      {
        figure: text({ required: 'Figure is required', max: 30, hint: 'As it is printed: 42, or 1 : 6' }),
        words: text({
          required: 'Words are required',
          max: 100,
          label: 'What it counts',
          hint: 'Such as apartments',
        }),
      },
      {
        entry: 'figure',
        label: 'Verified figures',
        hint: 'Up to four are shown on the community’s page',
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
  return at === -1 ? null : { at, part: 'amenityId', message: 'This amenity has a picture already' }
}

/** A picture of an amenity that the community does not offer would be shown nowhere. */
function pictureErrors(pictures: unknown, amenities: readonly string[] | null | undefined) {
  const at = amenitiesOf(pictures).findIndex((id) => amenities && !amenities.includes(id))
  return at === -1
    ? {}
    : { [`amenityPictures.${at}.amenityId`]: 'Choose this amenity above as well, or remove its picture' }
}
