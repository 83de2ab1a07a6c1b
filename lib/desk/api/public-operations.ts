import 'server-only'
import * as z from 'zod'
import { named } from '@/lib/platform/http/component-names'
import { defineOperation } from '@/lib/platform/http/operation'
import { AVAILABILITY } from '@/lib/site/floor-plans/availability'

const text = z.string()
const optional = text.nullable()
const linked = z.strictObject({ slug: text, name: text })
const EXAMPLE_ID = '018f3c1e-7b5a-7cc2-9d10-2f6d1c9b7a41'

const open = { method: 'get', tag: 'Site', access: ['anybody'], refusals: [], etag: true } as const

const community = {
  ...open,
  params: { id: 'The id of a community, or its slug: the last part of its page’s address.' },
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
      words: 'In the order of the site.',
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
      words: 'The public facts of its page.',
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
          timeZone: text.describe('Such as America/Denver.'),
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
          startingRateDisplay: optional.describe('Shown in place of the price.'),
          startingPrice: z.number().nullable().describe('In US dollars a month.'),
          priceAsOf: z.iso.date().nullable(),
          specialCertifications: z.array(text),
          mainColorHex: optional,
          ctaColorHex: optional,
          featured: z.boolean(),
          licenseStatus: optional,
          sameDayTours: z.boolean(),
          noObligation: z.boolean(),
          talkFurtherId: optional,
          videoUrl: optional,
          propertyMapUrl: optional,
          employmentLink: optional,
          yearEstablished: z.int().nullable(),
          licensedSince: z.int().nullable(),
          residentCapacity: z.int().nullable(),
          verifiedStats: z.unknown().describe('Figures by their label.'),
          rating: z
            .number()
            .nullable()
            .describe('Average of the approved reviews, 1 to 5; null without any.'),
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
  summary: 'List when a family can tour a community',
  description: 'Null for a community without a tour calendar: send a `preferredDate` there.',
  answers: {
    200: {
      words: 'Free times, day by day.',
      schema: named(
        'TourTimes',
        z.strictObject({
          zoneName: text.describe('How people there call their time: “Mountain Time”.'),
          minutes: z.int().describe('Length of a tour.'),
          days: z.array(
            z.strictObject({
              day: z.iso.date(),
              label: text.describe('The day in words.'),
              times: z.array(
                z.strictObject({
                  at: z.iso.datetime().describe('To send as `tourTime`.'),
                  label: text.describe('The local time in words.'),
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
      words: 'In the order of its page.',
      schema: z.array(
        named(
          'PublicFloorPlan',
          z.strictObject({
            id: z.uuid().describe('To send as `floorPlanId`.'),
            slug: text,
            name: text,
            careType: linked.nullable(),
            bedrooms: z.int().describe('0 is a studio.'),
            bathrooms: z.number(),
            squareFeet: z.int().nullable(),
            description: optional,
            highlights: z.array(text),
            accessible: z.boolean().describe('Usable with a wheelchair.'),
            availability: z.enum(AVAILABILITY),
            availableFrom: z.iso.date().nullable(),
            startingPrice: z.number().nullable().describe('In US dollars a month.'),
            startingRateDisplay: optional.describe('Shown in place of the price.'),
            priceAsOf: z.iso.date().nullable(),
            planImageUrl: optional,
            pdfUrl: optional,
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
  summary: 'List the events that are not over',
  answers: {
    200: {
      words: 'By start.',
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
            timeZone: optional.describe('Of its community.'),
            locationText: optional,
            rsvpUrl: optional.describe('Where to sign up, when that is elsewhere.'),
            maxAttendees: z.int().nullable(),
            calledOff: z.boolean(),
            community: linked.nullable(),
          }),
        ),
      ),
    },
  },
})
