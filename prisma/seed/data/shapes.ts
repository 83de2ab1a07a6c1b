/**
 * Shapes of the demo records. Communities, care types, amenities and team members are referenced by slug,
 * pictures by file within prisma/seed/art. Fields are named as in the Prisma schema, relations without "Id"
 * (`imageId` → `image`). Missing fields take the column's default.
 */

import type { TourCalendar } from '@/lib/leads/tour-times/tour-calendar'
import type { CareLevel, Fee, RateIncrease } from '@/lib/site/communities/price-terms'
import type { Layout } from '@/lib/site/floor-plans/layout'

/** 'juniper-house' */
export type Slug = string

/** File within prisma/seed/art: 'communities/juniper-house-dining.webp'. */
export type Art = string

/** Calendar day, '2026-11-01'. */
export type Day = string

/** Moment with its offset, '2026-03-14T10:00:00-06:00'. */
export type Moment = string

/** Plain text with blank lines between paragraphs, or simple HTML. */
export type RichText = string

/**
 * A wall-clock time in the community's zone, relative to the seeding day so that the demo always has upcoming
 * events: { inDays: 3, at: '14:30' }; negative days are in the past.
 */
export type RelativeMoment = { inDays: number; at: string }

// ---- The company ----

export type SiteSettingsSeed = {
  companyName: string
  companyPhoneDisplay: string
  companyPhoneDial: string
  companyEmail: string
  supportEmail: string
  referralPhone: string
  referralFax: string
  companyAddress: string
  companyCity: string
  companyState: string
  companyZip: string
  facebookUrl: string
  instagramUrl: string
  linkedinUrl: string
  twitterUrl: string
  tagline: string
  productSlug: string
}

/** Either a weekday (0 = Sunday) or a date; `community` null is the company's default. Local "HH:MM". */
export type StaffedHoursSeed = {
  community: Slug | null
  weekday?: number
  date?: Day
  opensAt?: string
  closesAt?: string
  closed?: boolean
  note?: string
}

/** Local times, Sunday first. */
export type TourCalendarSeed = Pick<TourCalendar, 'week' | 'minutes' | 'capacity' | 'closedDays'> & {
  community: string
}

export type EmailRecipientSeed = { email: string; name: string; active?: boolean }

export type ContactTopicSeed = {
  slug: Slug
  name: string
  heading: string
  opening?: string
  chip?: string
  messageLabel?: string
  source: 'tour' | 'callback' | 'question'
  conversion: boolean
  alertText: string
  thanks?: string
  pageUrl?: string
}

export type CareNeedSeed = {
  name: string
  answers: { answer: 'yes' | 'case-by-case' | 'no'; note?: string }[]
}

export type JobSeed = {
  slug: Slug
  title: string
  community: Slug
  employmentType: string
  payFrom: number
  payTo: number
  shifts: string
  description: RichText
  requirements: string
  applyTo: string
  posted: RelativeMoment
  sortOrder: number
}

export type RedirectSeed = { fromPath: string; toPath: string; statusCode?: number }

// ---- Communities ----

export type CareTypeSeed = {
  slug: Slug
  name: string
  /** Plain text, blank lines between paragraphs. Lists show only the first sentence. */
  description: string
  image: Art
  /** Care pricing of its rates. */
  carePricing: 'included' | 'care-points' | 'assessment'
  sortOrder: number
}

export type AmenitySeed = {
  slug: Slug
  name: string
  category: string
  description: string
  /** Name of a lucide icon in kebab-case: 'book-open'. */
  icon: string
  sortOrder: number
}

export type HighlightSeed = {
  title: string
  description: RichText
  image?: Art
  ctaLabel?: string
  ctaHref?: string
}

export type FeatureSeed = {
  eyebrow: string
  title: string
  body: RichText
  image: Art
  /** Only if the picture's own alternative text does not fit. */
  imageAlt?: string
  ctaLabel?: string
  ctaHref?: string
  imageLeft: boolean
}

/** Highlights, features and amenities are in display order. */
export type CommunitySeed = {
  slug: Slug
  name: string
  street: string
  city: string
  state: string
  zip: string
  latitude: number
  longitude: number
  timeZone: string
  /** City slugs, including its own. */
  servesCities: Slug[]
  phoneDisplay: string
  phoneDial: string
  secondaryPhoneDisplay: string
  secondaryPhoneDial: string
  nightLinePhone?: string
  nightLineAnsweredBy?: string
  email: string
  facebookUrl: string
  instagramUrl: string
  linkedinUrl: string
  twitterUrl: string
  /** Becomes `heroImageUrl`, the picture's URL after the media pipeline. */
  heroImage: Art
  image: Art
  contactImage: Art
  experienceImage: Art
  fitnessImage: Art
  privateDiningImage: Art
  salonImage: Art
  courtyardsImage: Art
  /** Button of the activity calendar, which the seed generates. */
  calendarFile1ButtonText: string
  /** Button of the menus. */
  calendarFile2ButtonText: string
  overview: RichText
  /** Stars mark italic copper. */
  heading: string
  subheading: string
  description: RichText
  shortDescription: string
  seoTitle: string
  seoDescription: string
  startingRateDisplay: string
  /** US dollars a month; the lowest of the community's floor plans. */
  startingPrice: number
  priceAsOf: Day
  /** Short stays: rooms, dollars a night, fewest nights, first free night and when that was confirmed. */
  respiteRooms?: number
  respiteNightlyRate?: number
  respiteMinNights?: number
  respiteFrom?: Day
  respiteAsOf?: Day
  specialCertifications: string[]
  mainColorHex: string
  ctaColorHex: string
  featured: boolean
  /** Approved testimonials of this community. */
  reviewCount: number
  licenseStatus: string
  /** Invented, like the provider. No CCN: any six signs could be those of a real facility. */
  licenseNumber: string
  licenseAsOf: Day
  stateFacilityId: string
  sameDayTours: boolean
  noObligation: boolean
  talkFurtherId: string
  videoUrl: string
  propertyMapUrl: string
  employmentLink: string
  cluster: string
  yearEstablished: number
  licensedSince: number
  residentCapacity: number
  /** Label → figure, as the stat strip prints them. */
  verifiedStats: Record<string, string>
  sortOrder: number
  careTypes: Slug[]
  amenities: { amenity: Slug; image?: Art }[]
  highlights: HighlightSeed[]
  features: FeatureSeed[]
}

export type FloorPlanSeed = {
  community: Slug
  careType: Slug
  planSlug: Slug
  name: string
  /** 0 is a studio. */
  bedrooms: number
  bathrooms: number
  squareFeet: number
  description: string
  highlights: string[]
  /** Rooms, from which the drawing is made. */
  layout: Layout
  accessible: boolean
  startingRateDisplay: string
  /** US dollars a month. */
  startingPrice: number
  priceAsOf: Day
  /** People whose stay the rate includes; one by default. */
  pricedFor?: number
  availability: 'available' | 'waitlist' | 'unavailable'
  /** Apartments free now. */
  freeNow: number
  availableFrom?: Day
  laterOpenings?: Day[]
  waitlistLength?: number
  /** Explains a full plan to families, for example that its waiting list is closed. */
  waitlistNote?: string
  sortOrder: number
}

export type FeeSeed = Pick<Fee, 'name' | 'amount' | 'per' | 'forWhom' | 'mandatory'> & {
  refund?: string
  note?: string
}

export type CareLevelSeed = Pick<CareLevel, 'level' | 'amount' | 'includes'>

export type RateIncreaseSeed = Pick<RateIncrease, 'name' | 'appliesTo' | 'noticeDays'> & {
  month?: number
  note?: string
}

export type GallerySeed = {
  slug: Slug
  title: string
  description: string
  hero: boolean
  tags: string[]
  community: Slug
  category: string
  thumbnailIndex: number
  images: { image: Art; caption: string }[]
}

export type TestimonialSeed = {
  community: Slug
  /** The care it speaks of; the community offers it. */
  careType: Slug
  authorName: string
  authorRelation: string
  content: string
  /** The sentence set large; appears verbatim in `content`. */
  highlight: string
  rating: number
  image?: Art
  featured: boolean
  approved: boolean
  sortOrder: number
  source: string
  writtenOn: Day
  consentAt?: Moment
}

export type TeamMemberSeed = {
  slug: Slug
  name: string
  role: string
  department: string
  bio: RichText
  avatarImage?: Art
  community: Slug
  email: string
  phone: string
  linkedinUrl?: string
  twitterUrl?: string
  startedYear: number
  tags: string[]
  sortOrder: number
  featured: boolean
}

// ---- News, answers and dates ----

/** blog_posts: an article. */
export type ArticleSeed = {
  slug: Slug
  title: string
  content: RichText
  summary: string
  mainImage: Art
  thumbnailImage?: Art
  galleryImages?: { image: Art; caption: string }[]
  featured?: boolean
  category: string
  /** Team member; without one `author` is shown. */
  authorMember?: Slug
  author?: string
  tags: string[]
  community?: Slug
  published: boolean
  publishedAt: Moment
  seoTitle?: string
  seoDescription?: string
}

/** posts: a community's news. */
export type PostSeed = {
  slug: Slug
  title: string
  summary: string
  bodyHtml: RichText
  image?: Art
  tags: string[]
  /** Stored as a post_attachments row; `content` becomes the file. */
  attachment?: { originalName: string; mimeType: string; content: string }
  community?: Slug
  published: boolean
  publishedAt: Moment
  seoTitle?: string
  seoDescription?: string
}

export type EventSeed = {
  slug: Slug
  title: string
  summary: string
  description: RichText
  image?: Art
  starts: RelativeMoment
  ends?: RelativeMoment
  /** Omitted while undecided. */
  locationText?: string
  rsvpUrl?: string
  community?: Slug
  published: boolean
  maxAttendees?: number
  isPublic: boolean
}

export type FaqSeed = {
  question: string
  answer: RichText
  category: string
  community?: Slug
  sortOrder: number
}

export type SocialPostSeed = {
  community: Slug
  image?: Art
  caption: string
  linkUrl?: string
  author: string
  posted: RelativeMoment
  sortOrder: number
}

// ---- Guides and quizzes ----

export type ContentAssetSeed = {
  slug: Slug
  title: string
  description: string
  category: string
  thumbnail?: Art
  requiredFields: ('email' | 'name' | 'phone' | 'zipCode' | 'timeline')[]
  articleContent?: RichText
  featuredImage?: Art
  author?: Slug
  ctaText?: string
  sortOrder: number
}

export type QuizSeed = {
  slug: Slug
  title: string
  description: string
  resultTitle?: string
  resultMessage?: string
  resultTiers: { minScore: number; maxScore: number; title: string; message: string; category?: string }[]
  sortOrder: number
  questions: {
    text: string
    type: 'multiple_choice' | 'text' | 'scale'
    required: boolean
    options: { text: string; score: number; resultCategory?: string; decides?: true }[]
  }[]
}

// ---- Pages ----

export type SitePageSeed = {
  path: string
  title: string
  description: string
  layout: string
  part?: string
  partTitle?: string
  partAfter?: number
  careType?: Slug
  communityPicture?: string
}

export type PageHeroSeed = {
  pagePath: string
  title: string
  subtitle?: string
  image?: Art
  ctaText?: string
  ctaLink?: string
  overlayOpacity?: number
  textAlignment?: 'left' | 'center' | 'right'
  sortOrder: number
}

export type HomepageSectionSeed = {
  slug: Slug
  sectionType: string
  title?: string
  subtitle?: string
  body?: RichText
  ctaLabel?: string
  ctaUrl?: string
  image?: Art
  sortOrder: number
  metadata?: Record<string, unknown>
}

export type HomepageConfigSeed = {
  sectionKey: string
  heading?: string
  subheading?: string
  metadata?: Record<string, unknown>
}

/** Belongs to a page path or a landing page. */
export type PageContentSectionSeed = {
  pagePath?: string
  landingPage?: Slug
  sectionType: string
  sectionKey: string
  title?: string
  subtitle?: string
  content?: unknown
  sortOrder: number
}

export type LandingPageSeed = {
  slug: Slug
  urlPattern: string
  templateType: 'location' | 'community' | 'general' | 'location-specific' | 'care-type-specific' | 'hybrid'
  title: string
  metaDescription?: string
  h1Headline?: string
  subheadline?: string
  community?: Slug
  careType?: Slug
  cities?: Slug[]
  showGallery?: boolean
  showTestimonials?: boolean
  showTeamMembers?: boolean
  showPricing?: boolean
  showFloorPlans?: boolean
  showFaqs?: boolean
  heroImage?: Art
  heroTitle?: string
  heroSubtitle?: string
  heroCtaText?: string
  heroCtaLink?: string
  customContent?: RichText
  sortOrder: number
}

export type ExitIntentPopupSeed = {
  title?: string
  message?: string
  ctaText?: string
  ctaLink?: string
  image?: Art
}
