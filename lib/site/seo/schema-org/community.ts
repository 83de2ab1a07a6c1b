import 'server-only'
import { addressLines } from '@/lib/platform/address-lines'
import { siteUrl } from '@/lib/platform/site'
import type { CommunityDetail } from '@/lib/site/communities/community'
import { pricePhrase } from '@/lib/site/communities/price-copy'
import type { PublicSiteSettings } from '@/lib/site/content/site-settings'
import type { StaffedHoursRow } from '@/lib/site/content/staffed-days'
import { hoursNodes } from '@/lib/site/seo/schema-org/hours'
import type { SchemaNode } from '@/lib/site/seo/schema-org/json-ld'
import { offerNodes } from '@/lib/site/seo/schema-org/offers'
import { publisherNode } from '@/lib/site/seo/schema-org/organization'
import { breadcrumbNode, faqNode } from '@/lib/site/seo/schema-org/texts'
import { videoNodes } from '@/lib/site/seo/schema-org/videos'
import { snippet } from '@/lib/site/seo/snippet'

/** The care type that is licensed nursing. */
const NURSING = 'long-term-care'

/** A community's node (decision 007), without a rating: self-published reviews earn no stars (feature E6). */
export function communityNode(
  community: CommunityDetail,
  phone: { dial: string },
  settings: PublicSiteSettings,
): SchemaNode {
  const url = siteUrl(`/communities/${community.slug}`)
  return {
    '@type': typesOf(community),
    '@id': `${url}#house`,
    name: community.name,
    url,
    description: snippet(community.shortDescription, community.overview, community.description),
    telephone: phone.dial,
    email: community.email,
    image: [community.image, community.contactImage].flatMap((image) => (image ? [siteUrl(image.url)] : [])),
    logo: community.logoImage && siteUrl(community.logoImage.url),
    address: addressNode(community),
    geo: community.latitude !== null &&
      community.longitude !== null && {
        '@type': 'GeoCoordinates',
        latitude: Number(community.latitude.toFixed(5)),
        longitude: Number(community.longitude.toFixed(5)),
      },
    priceRange: priceRangeOf(community),
    foundingDate: community.yearEstablished && String(community.yearEstablished),
    parentOrganization: publisherNode(settings),
    amenityFeature: community.amenities.map(({ name }) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
    sameAs: [community.facebookUrl, community.instagramUrl, community.linkedinUrl, community.twitterUrl],
    ...(isResidence(community) && {
      tourBookingPage: url,
      accommodationFloorPlan: floorPlanNodes(community),
    }),
  }
}

/** Null when only the state is known; the state is never blank. */
export function addressNode(place: {
  street: string | null
  city: string | null
  state: string
  zip: string | null
}) {
  if (addressLines(place).length === 0) return null
  return {
    '@type': 'PostalAddress',
    streetAddress: place.street,
    addressLocality: place.city,
    addressRegion: place.state,
    postalCode: place.zip,
    addressCountry: 'US',
  }
}

function typesOf(community: CommunityDetail): string[] {
  const offersNursing = community.careTypes.some(({ slug }) => slug === NURSING)
  return [
    offersNursing ? 'MedicalBusiness' : 'LocalBusiness',
    ...(isResidence(community) ? ['ApartmentComplex'] : []),
  ]
}

/** True when people rent apartments, not just rooms in a nursing unit. */
function isResidence({ floorPlans, careTypes }: CommunityDetail): boolean {
  return floorPlans.length > 0 && careTypes.some(({ slug }) => slug !== NURSING)
}

/** The lowest rate with everything that belongs to it (decision 104). */
function priceRangeOf({ price }: CommunityDetail): string | undefined {
  return price?.amount == null ? undefined : pricePhrase(price, new Date(), 'From ')
}

function floorPlanNodes({ floorPlans }: CommunityDetail) {
  return floorPlans.map(({ name, bedrooms, bathrooms, squareFeet }) => ({
    '@type': 'FloorPlan',
    name,
    numberOfBedrooms: bedrooms,
    numberOfBathroomsTotal: bathrooms,
    floorSize: squareFeet && { '@type': 'QuantitativeValue', value: squareFeet, unitCode: 'FTK' },
  }))
}

/** Nodes of a community's page. Google wants Event data only on the events' own pages. */
export function communityNodes(
  community: CommunityDetail,
  phone: { dial: string },
  settings: PublicSiteSettings,
  { hours, now }: { hours: readonly StaffedHoursRow[]; now: Date },
): (SchemaNode | null)[] {
  return [
    {
      ...communityNode(community, phone, settings),
      ...hoursNodes(hours, now),
      makesOffer: offerNodes(community.floorPlans, `/communities/${community.slug}`, now),
    },
    breadcrumbNode([
      { label: 'Home', href: '/' },
      { label: 'Communities', href: '/communities' },
      { label: community.name },
    ]),
    faqNode(community.faqs),
    ...videoNodes([
      community.greeting?.video ?? null,
      ...community.floorPlans.map(({ walkThrough }) => walkThrough),
    ]),
  ]
}
