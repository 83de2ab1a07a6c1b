import type { Entity } from '@/lib/records/declare/define-entity'
import type { EntityName } from '@/lib/records/declare/field'
import { activities } from '@/lib/records/entities/activities'
import { adGroups } from '@/lib/records/entities/ad-groups'
import { adTags } from '@/lib/records/entities/ad-tags'
import { ads } from '@/lib/records/entities/ads'
import { amenities } from '@/lib/records/entities/amenities'
import { announcements } from '@/lib/records/entities/announcements'
import { assetDownloads } from '@/lib/records/entities/asset-downloads'
import { blockedSenders } from '@/lib/records/entities/blocked-senders'
import { blogPostImages } from '@/lib/records/entities/blog-post-images'
import { blogPosts } from '@/lib/records/entities/blog-posts'
import { brand } from '@/lib/records/entities/brand'
import { campaigns } from '@/lib/records/entities/campaigns'
import { careCapabilities } from '@/lib/records/entities/care-capabilities'
import { careLevels } from '@/lib/records/entities/care-levels'
import { careNeeds } from '@/lib/records/entities/care-needs'
import { careTypes } from '@/lib/records/entities/care-types'
import { communities } from '@/lib/records/entities/communities'
import { communityFeatures } from '@/lib/records/entities/community-features'
import { communityHighlights } from '@/lib/records/entities/community-highlights'
import { contactTopics } from '@/lib/records/entities/contact-topics'
import { contentAssets } from '@/lib/records/entities/content-assets'
import { conversionActions } from '@/lib/records/entities/conversion-actions'
import { conversionValues } from '@/lib/records/entities/conversion-values'
import { emailRecipients } from '@/lib/records/entities/email-recipients'
import { eventRsvps } from '@/lib/records/entities/event-rsvps'
import { events } from '@/lib/records/entities/events'
import { exitIntentPopup } from '@/lib/records/entities/exit-intent-popup'
import { exitIntentSubmissions } from '@/lib/records/entities/exit-intent-submissions'
import { faqs } from '@/lib/records/entities/faqs'
import { fees } from '@/lib/records/entities/fees'
import { floorPlanImages } from '@/lib/records/entities/floor-plan-images'
import { floorPlans } from '@/lib/records/entities/floor-plans'
import { galleries } from '@/lib/records/entities/galleries'
import { galleryImages } from '@/lib/records/entities/gallery-images'
import { homepageConfig } from '@/lib/records/entities/homepage-config'
import { homepageSections } from '@/lib/records/entities/homepage-sections'
import { imageTags } from '@/lib/records/entities/image-tags'
import { images } from '@/lib/records/entities/images'
import { inboundMails } from '@/lib/records/entities/inbound-mails'
import { jobApplications } from '@/lib/records/entities/job-applications'
import { jobs } from '@/lib/records/entities/jobs'
import { keywords } from '@/lib/records/entities/keywords'
import { landingPageTemplates } from '@/lib/records/entities/landing-page-templates'
import { leadFormDeliveries } from '@/lib/records/entities/lead-form-deliveries'
import { leadForms } from '@/lib/records/entities/lead-forms'
import { leadTags } from '@/lib/records/entities/lead-tags'
import { menuDays } from '@/lib/records/entities/menu-days'
import { pageContentSections } from '@/lib/records/entities/page-content-sections'
import { pageHeroes } from '@/lib/records/entities/page-heroes'
import { pages } from '@/lib/records/entities/pages'
import { phoneTaps } from '@/lib/records/entities/phone-taps'
import { postAttachments } from '@/lib/records/entities/post-attachments'
import { posts } from '@/lib/records/entities/posts'
import { quizAnswerOptions } from '@/lib/records/entities/quiz-answer-options'
import { quizQuestions } from '@/lib/records/entities/quiz-questions'
import { quizResponses } from '@/lib/records/entities/quiz-responses'
import { quizzes } from '@/lib/records/entities/quizzes'
import { rateIncreases } from '@/lib/records/entities/rate-increases'
import { redirects } from '@/lib/records/entities/redirects'
import { referralAgencies } from '@/lib/records/entities/referral-agencies'
import { siteNavigation } from '@/lib/records/entities/site-navigation'
import { siteSettings } from '@/lib/records/entities/site-settings'
import { socialPosts } from '@/lib/records/entities/social-posts'
import { teamMembers } from '@/lib/records/entities/team-members'
import { testimonials } from '@/lib/records/entities/testimonials'
import { trackingNumbers } from '@/lib/records/entities/tracking-numbers'
import { videos } from '@/lib/records/entities/videos'

/** All declared entities, in menu order. */
export const entities: readonly Entity[] = [
  communities,
  communityHighlights,
  communityFeatures,
  floorPlans,
  floorPlanImages,
  fees,
  careLevels,
  rateIncreases,
  teamMembers,
  testimonials,
  activities,
  menuDays,
  careTypes,
  careNeeds,
  careCapabilities,
  amenities,
  blogPosts,
  blogPostImages,
  posts,
  events,
  contentAssets,
  socialPosts,
  announcements,
  siteNavigation,
  homepageSections,
  homepageConfig,
  landingPageTemplates,
  pages,
  pageHeroes,
  pageContentSections,
  contactTopics,
  jobs,
  faqs,
  quizzes,
  quizQuestions,
  quizAnswerOptions,
  exitIntentPopup,
  redirects,
  images,
  imageTags,
  galleries,
  galleryImages,
  videos,
  postAttachments,
  eventRsvps,
  quizResponses,
  assetDownloads,
  exitIntentSubmissions,
  jobApplications,
  leadTags,
  blockedSenders,
  inboundMails,
  referralAgencies,
  leadFormDeliveries,
  siteSettings,
  brand,
  emailRecipients,
  campaigns,
  adGroups,
  keywords,
  ads,
  conversionActions,
  conversionValues,
  adTags,
  trackingNumbers,
  phoneTaps,
  leadForms,
]

const byPath = new Map(entities.map((entity) => [entity.path, entity]))
const byName = new Map(entities.map((entity) => [entity.name, entity]))

/** The entity at an address such as 'team-members', or undefined. */
export function entityAt(path: string): Entity | undefined {
  return byPath.get(path)
}

/** The entity of a screen. The server can only send its path, since it contains functions. @throws Error */
export function requireEntityAt(path: string): Entity {
  const entity = byPath.get(path)
  if (!entity) throw new Error(`No entity is at ${path}`)
  return entity
}

/** @throws Error for an undeclared entity */
export function entityNamed(name: EntityName): Entity {
  const entity = byName.get(name)
  if (!entity) throw new Error(`No entity is called ${name}`)
  return entity
}

/** Entities edited inside a record of this one. */
export function childrenOf(entity: Entity): Entity[] {
  return entities.filter((child) => child.parent && child.fields[child.parent]?.entity === entity.name)
}
