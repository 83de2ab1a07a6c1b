import 'server-only'
import * as z from 'zod'
import { price, respite } from '@/lib/desk/api/price-schemas'
import { named } from '@/lib/platform/http/component-names'
import { defineOperation } from '@/lib/platform/http/operation'
import { AVAILABILITY } from '@/lib/site/floor-plans/availability'

const text = z.string()
const optional = text.nullable()
const linked = z.strictObject({ slug: text, name: text })
/** Every video has all of it; addresses are paths of the site. */
const video = named(
  'PublicVideo',
  z.strictObject({
    url: text,
    mimeType: text,
    title: text,
    takenOn: z.iso.date(),
    seconds: z.int(),
    width: z.int(),
    height: z.int(),
    posterUrl: text,
    captionsUrl: text.describe('WebVTT.'),
    transcript: text,
  }),
)
const EXAMPLE_ID = '018f3c1e-7b5a-7cc2-9d10-2f6d1c9b7a41'

const open = { method: 'get', tag: 'Site', access: ['anybody'], refusals: [], etag: true } as const

const community = {
  ...open,
  params: { id: 'ID or slug of the community. The slug is the last part of its page’s URL.' },
  refusals: [404],
} as const

export const getCompany = defineOperation({
  ...open,
  id: 'getCompany',
  path: '/api/v1/site-settings',
  alsoAt: '/api/site-settings',
  summary: 'Read the company’s public facts',
  answers: {
    200: {
      words: 'Name, phone numbers and addresses.',
      schema: named(
        'Company',
        z.strictObject({
          companyName: text,
          companyPhoneDisplay: text,
          companyPhoneDial: text,
          companyEmail: text,
          supportEmail: text,
          companyAddress: optional,
          companyCity: optional,
          companyState: optional,
          companyZip: optional,
          facebookUrl: optional,
          instagramUrl: optional,
          linkedinUrl: optional,
          twitterUrl: optional,
        }),
      ),
    },
  },
})

export const listPublicCommunities = defineOperation({
  ...open,
  id: 'listPublicCommunities',
  path: '/api/v1/communities',
  alsoAt: '/api/communities',
  summary: 'List the active communities',
  answers: {
    200: {
      words: 'In the order shown on the site.',
      schema: z.array(
        named('CommunityChoice', z.strictObject({ id: z.uuid(), slug: text, name: text, city: optional })),
      ),
      example: [{ id: EXAMPLE_ID, slug: 'winter-garden', name: 'Winter Garden', city: 'Springfield' }],
    },
  },
})

export const getPublicCommunityOperation = defineOperation({
  ...community,
  id: 'getPublicCommunity',
  path: '/api/v1/communities/{id}',
  alsoAt: '/api/communities/{id}',
  summary: 'Read a community',
  answers: {
    200: {
      words: 'The public facts from the community’s page.',
      schema: named(
        'PublicCommunity',
        z.strictObject({
          id: z.uuid(),
          slug: text,
          name: text,
          street: optional,
          address: optional.describe('Same as street.'),
          city: optional,
          state: text,
          zip: optional,
          zipCode: optional.describe('Same as zip.'),
          latitude: z.number().nullable(),
          lat: z.number().nullable().describe('Same as latitude.'),
          longitude: z.number().nullable(),
          lng: z.number().nullable().describe('Same as longitude.'),
          timeZone: text.describe('IANA name, such as America/New_York.'),
          phoneDisplay: optional,
          phone: optional.describe('Same as phoneDisplay.'),
          phoneDial: optional,
          secondaryPhoneDisplay: optional,
          secondaryPhoneDial: optional,
          email: optional,
          facebookUrl: optional,
          instagramUrl: optional,
          linkedinUrl: optional,
          twitterUrl: optional,
          heroImageUrl: optional,
          brochureLink: optional,
          calendarFile1: optional,
          calendarFile1ButtonText: optional,
          calendarFile2: optional,
          calendarFile2ButtonText: optional,
          overview: optional.describe('HTML.'),
          heading: optional,
          subheading: optional,
          description: optional.describe('HTML.'),
          shortDescription: optional,
          seoTitle: optional,
          seoDescription: optional,
          startingRateDisplay: optional.describe('Text shown instead of the price.'),
          startingPrice: z.number().nullable().describe('US dollars per month, without fees.'),
          priceAsOf: z.iso.date().nullable(),
          specialCertifications: z.array(text),
          mainColorHex: optional,
          ctaColorHex: optional,
          featured: z.boolean(),
          licenseStatus: optional.describe('Null without a license number and the day it was checked.'),
          licenseNumber: optional,
          licenseAsOf: z.iso.date().nullable(),
          stateFacilityId: optional,
          ccn: optional.describe('Certification number of CMS.'),
          sameDayTours: z.boolean(),
          noObligation: z.boolean(),
          talkFurtherId: optional,
          videoUrl: optional,
          propertyMapUrl: optional,
          employmentLink: optional,
          yearEstablished: z.int().nullable(),
          licensedSince: z.int().nullable(),
          residentCapacity: z.int().nullable(),
          verifiedStats: z.unknown().describe('Figures by label.'),
          price: price.describe('The lowest, with every mandatory fee.'),
          respite: respite.describe('Short stays; null if the community has none.'),
          greeting: z
            .strictObject({ name: text, role: text, video })
            .nullable()
            .describe('A video greeting, and who speaks in it.'),
          rating: z
            .number()
            .nullable()
            .describe('Average of all received reviews with stars, 1 to 5; null if there are none.'),
          reviewCount: z.int(),
          careTypes: z.array(linked),
          amenities: z.array(linked),
        }),
      ),
    },
  },
})

export const listTourTimes = defineOperation({
  ...community,
  id: 'listTourTimes',
  path: '/api/v1/communities/{id}/tour-times',
  alsoAt: '/api/communities/{id}/tour-times',
  summary: 'List available tour times of a community',
  description: 'Null if the community has no tour calendar: send `preferredDate` instead.',
  answers: {
    200: {
      words: 'Available times by day.',
      schema: named(
        'TourTimes',
        z.strictObject({
          zoneName: text.describe('Local name of the time zone, such as “Eastern Time”.'),
          minutes: z.int().describe('Length of a tour in minutes.'),
          days: z.array(
            z.strictObject({
              day: z.iso.date(),
              label: text.describe('The day as text.'),
              times: z.array(
                z.strictObject({
                  at: z.iso.datetime().describe('Send this as `tourTime`.'),
                  label: text.describe('The local time as text.'),
                }),
              ),
            }),
          ),
        }),
      ).nullable(),
    },
  },
  refusals: [404, 429],
})

export const listPublicFloorPlans = defineOperation({
  ...community,
  id: 'listPublicFloorPlans',
  path: '/api/v1/communities/{id}/floor-plans',
  summary: 'List the floor plans of a community',
  answers: {
    200: {
      words: 'In the order shown on the community’s page.',
      schema: z.array(
        named(
          'PublicFloorPlan',
          z.strictObject({
            id: z.uuid().describe('Send this as `floorPlanId`.'),
            slug: text,
            name: text,
            careType: linked.nullable(),
            bedrooms: z.int().describe('0 is a studio.'),
            bathrooms: z.number(),
            squareFeet: z.int().nullable(),
            description: optional,
            highlights: z.array(text),
            accessible: z.boolean().describe('Wheelchair accessible.'),
            availability: z.enum(AVAILABILITY),
            freeNow: z.int().nullable().describe('Apartments available now; null if not counted.'),
            availableFrom: z.iso.date().nullable().describe('When the next one is available.'),
            laterOpenings: z.array(z.iso.date()).describe('When others are available.'),
            waitlistLength: z.int().nullable(),
            waitlistNote: optional,
            startingPrice: z.number().nullable().describe('US dollars per month, without fees.'),
            startingRateDisplay: optional.describe('Text shown instead of the price.'),
            priceAsOf: z.iso.date().nullable(),
            price,
            planImageUrl: optional,
            pdfUrl: optional,
            walkThrough: video.nullable().describe('A video tour of an apartment with this plan.'),
          }),
        ),
      ),
    },
  },
})

export const listUpcomingEvents = defineOperation({
  ...open,
  id: 'listUpcomingEvents',
  path: '/api/v1/events',
  summary: 'List current and upcoming events',
  answers: {
    200: {
      words: 'By start time.',
      schema: z.array(
        named(
          'UpcomingEvent',
          z.strictObject({
            id: z.uuid(),
            slug: text,
            title: text,
            summary: optional,
            description: optional.describe('HTML.'),
            startsAt: z.iso.datetime(),
            endsAt: z.iso.datetime().nullable(),
            timeZone: optional.describe('Time zone of the event’s community.'),
            locationText: optional,
            rsvpUrl: optional.describe('Where to sign up, if not on this site.'),
            maxAttendees: z.int().nullable(),
            calledOff: z.boolean(),
            community: linked.nullable(),
          }),
        ),
      ),
    },
  },
})
