import 'server-only'
import { atRequest, cached, recordTag } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { notFound } from '@/lib/platform/errors'
import type { Prisma } from '@/lib/platform/generated/prisma/client'
import { isUuid } from '@/lib/platform/uuid'
import { greetingOf, greetingSelect } from '@/lib/site/communities/greeting'
import { licenseText, shownCertifications } from '@/lib/site/communities/license-text'
import { offerSelect } from '@/lib/site/communities/offer-select'
import { termsAt } from '@/lib/site/communities/price-terms'
import { cheapest, communityPriceOf, priceOf, rateSelect } from '@/lib/site/communities/prices'
import { publicPrice } from '@/lib/site/communities/public-price'
import { publicVideo } from '@/lib/site/communities/public-video'
import { PRICE_TAGS, readPriceTerms } from '@/lib/site/communities/read-price-terms'
import { respiteOf, respiteSelect } from '@/lib/site/communities/respite'
import { reviewSummary } from '@/lib/site/communities/review-summary'

/** Columns anybody may read through the API. A new column stays private until it is listed here. */
const publicFields = {
  id: true,
  slug: true,
  name: true,
  street: true,
  city: true,
  state: true,
  zip: true,
  latitude: true,
  longitude: true,
  timeZone: true,
  phoneDisplay: true,
  phoneDial: true,
  secondaryPhoneDisplay: true,
  secondaryPhoneDial: true,
  email: true,
  facebookUrl: true,
  instagramUrl: true,
  linkedinUrl: true,
  twitterUrl: true,
  heroImageUrl: true,
  brochureLink: true,
  calendarFile1: true,
  calendarFile1ButtonText: true,
  calendarFile2: true,
  calendarFile2ButtonText: true,
  overview: true,
  heading: true,
  subheading: true,
  description: true,
  shortDescription: true,
  seoTitle: true,
  seoDescription: true,
  startingRateDisplay: true,
  startingPrice: true,
  priceAsOf: true,
  specialCertifications: true,
  mainColorHex: true,
  ctaColorHex: true,
  featured: true,
  licenseStatus: true,
  sameDayTours: true,
  noObligation: true,
  talkFurtherId: true,
  videoUrl: true,
  propertyMapUrl: true,
  employmentLink: true,
  yearEstablished: true,
  licensedSince: true,
  licenseNumber: true,
  licenseAsOf: true,
  stateFacilityId: true,
  ccn: true,
  residentCapacity: true,
  verifiedStats: true,
} as const satisfies Prisma.CommunitySelect

const select = {
  ...publicFields,
  ...offerSelect,
  ...respiteSelect,
  ...greetingSelect,
  floorPlans: { where: { active: true }, select: rateSelect },
  testimonials: { select: { rating: true } },
} as const satisfies Prisma.CommunitySelect

/** Public fields by UUID or slug (reading 18), or null. All received reviews count (reading 11). */
const getPublicCommunity = atRequest(async (key: string) => {
  cached(
    recordTag('communities', key),
    'care_types',
    'amenities',
    'testimonials',
    'floor_plans',
    'team_members',
    'videos',
    'images',
    ...PRICE_TAGS,
  )
  const identity = isUuid(key) ? { id: key } : { slug: key }
  const row = await db.community.findFirst({ where: { ...identity, active: true }, select })
  if (!row) return null
  const {
    careTypes,
    amenities,
    testimonials,
    floorPlans,
    respiteRooms,
    respiteNightlyRate,
    respiteMinNights,
    respiteFrom,
    respiteAsOf,
    greetingVideo,
    greetingBy,
    ...community
  } = row
  const greeting = greetingOf({ greetingVideo, greetingBy })
  const terms = termsAt(await readPriceTerms(), row.id)
  const lowest = cheapest(floorPlans.map((plan) => ({ price: priceOf(plan, terms) })))
  const respite = respiteOf(row, terms)
  const latitude = row.latitude === null ? null : Number(row.latitude)
  const longitude = row.longitude === null ? null : Number(row.longitude)
  const reviews = reviewSummary(testimonials)
  const isLicenseShown = licenseText(row) !== null
  return {
    ...community,
    zipCode: row.zip,
    latitude,
    lat: latitude,
    longitude,
    lng: longitude,
    address: row.street,
    phone: row.phoneDisplay,
    startingPrice: row.startingPrice === null ? null : Number(row.startingPrice),
    priceAsOf: dayOf(row.priceAsOf),
    price: publicPrice(lowest?.price ?? communityPriceOf(row, terms)),
    respite: respite && { ...respite, from: dayOf(respite.from), asOf: dayOf(respite.asOf) },
    licenseStatus: isLicenseShown ? row.licenseStatus : null,
    licensedSince: isLicenseShown ? row.licensedSince : null,
    licenseAsOf: dayOf(row.licenseAsOf),
    specialCertifications: shownCertifications(row),
    greeting: greeting && {
      name: greeting.person.name,
      role: greeting.person.role,
      video: publicVideo(greeting.video),
    },
    rating: reviews?.average ?? null,
    reviewCount: reviews?.count ?? 0,
    careTypes: careTypes.map(({ careType }) => careType),
    amenities: amenities.map(({ amenity }) => amenity),
  }
})

const dayOf = (date: Date | null): string | null => date?.toISOString().slice(0, 10) ?? null

const KEY = /^[a-z0-9-]{1,255}$/i

/** `getPublicCommunity` of a key from an address. @throws AppError 404 */
export async function requirePublicCommunity(key = '') {
  const community = KEY.test(key) ? await getPublicCommunity(key.toLowerCase()) : null
  if (!community) throw notFound('This community does not exist')
  return community
}
