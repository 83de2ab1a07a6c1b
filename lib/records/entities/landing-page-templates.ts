import { defineEntity } from '@/lib/records/declare/define-entity'
import {
  belongsTo,
  boolean,
  decimal,
  image,
  integer,
  list,
  longText,
  order,
  richText,
  select,
  slug,
  text,
  url,
} from '@/lib/records/declare/fields'
import { schemaOrg } from '@/lib/records/declare/json-fields'
import { dateTime } from '@/lib/records/declare/time-fields'

/** Of all scripts of a landing page together. */
export const MOST_SCRIPT_CHARACTERS = 20_000

const TYPES = [
  'location',
  'community',
  'general',
  'location-specific',
  'care-type-specific',
  'hybrid',
] as const

export const landingPageTemplates = defineEntity({
  name: 'landingPageTemplate',
  table: 'landing_page_templates',
  title: 'title',
  labels: { one: 'landing page', many: 'landing pages' },
  about: 'Pages for advertising and for places, each at an address of its own.',
  menu: { section: 'Pages', icon: 'panels-top-left' },
  list: {
    columns: ['title', 'templateType', 'impressions', 'conversions', 'conversionRate', 'active'],
    search: ['title', 'slug', 'h1Headline'],
    filters: ['active', 'templateType', 'communityId', 'careTypeId'],
  },
  groups: {
    Page: ['title', 'slug', 'urlPattern', 'templateType', 'metaDescription', 'h1Headline', 'subheadline'],
    'Who it is for': ['communityId', 'careTypeId', 'cities'],
    'Top of the page': ['heroImageId', 'heroTitle', 'heroSubtitle', 'heroCtaText', 'heroVideoUrl'],
    'Version B, for a test': ['heroTitleB', 'heroSubtitleB', 'heroCtaTextB'],
    'What it shows': [
      'showGallery',
      'showTestimonials',
      'showTeamMembers',
      'showPricing',
      'showFloorPlans',
      'showFaqs',
    ],
    Content: ['customContent', 'testimonialVideoUrl'],
    Results: ['impressions', 'conversions', 'conversionRate', 'lastOptimizedAt'],
    Visibility: ['active'],
  },
  publicPaths: (row) => [`/${row.slug}`],
  whenOff: () => '/communities',
  publication: { flag: 'active' },
  fields: {
    title: text({ required: 'Title is required' }),
    slug: slug({ topLevel: true, hint: 'The address, alone behind the first slash' }),
    urlPattern: text({
      required: 'URL pattern is required',
      label: 'URL pattern',
      hint: 'Addresses that lead here as well, for flyers and ads: /visit-{community}, or /{city}-senior-living for each city below',
    }),
    templateType: select(TYPES, { required: 'Template type is required' }),
    metaDescription: longText({ max: 320 }),
    h1Headline: text({ label: 'Headline' }),
    subheadline: text(),
    communityId: belongsTo('community'),
    careTypeId: belongsTo('careType'),
    cities: list({ each: 'words', hint: 'Such as Santa Fe' }),
    heroImageId: image({ label: 'Picture' }),
    heroTitle: text({ label: 'Title over the picture' }),
    heroSubtitle: text({ label: 'Line below it' }),
    heroCtaText: text({ label: 'Button text' }),
    heroTitleB: text({ label: 'Title of version B', hint: 'What is empty here is as above' }),
    heroSubtitleB: text({ label: 'Line below it in version B' }),
    heroCtaTextB: text({ label: 'Button text of version B' }),
    heroVideoUrl: url({ label: 'Video address' }),
    showGallery: boolean({ default: true }),
    showTestimonials: boolean({ default: true }),
    showTeamMembers: boolean({ default: true }),
    showPricing: boolean({ default: true }),
    showFloorPlans: boolean(),
    showFaqs: boolean({ default: true, label: 'Show questions' }),
    customContent: richText(),
    testimonialVideoUrl: url({ label: 'Video of a family' }),
    // In place of the data the site makes itself; code for search engines, which tools write and people do not type.
    schemaOrgJson: schemaOrg({ offForm: true }),
    // Entered beside the form, with a password (decision 070).
    customScripts: longText({
      max: MOST_SCRIPT_CHARACTERS,
      adminOnly: true,
      offForm: true,
      readOnly: true,
      changedElsewhere: 'Scripts are changed under “Scripts” beside the form, with your password',
    }),
    impressions: integer({ readOnly: true, label: 'Views' }),
    conversions: integer({ readOnly: true, label: 'Requests' }),
    conversionRate: decimal({
      readOnly: true,
      decimals: 4,
      label: 'Requests per view',
      hint: '0.02 is two requests for each hundred views',
    }),
    lastOptimizedAt: dateTime({ readOnly: true, hint: 'When visitors last got to see something else on it' }),
    active: boolean({ default: true }),
    sortOrder: order(),
  },
})
