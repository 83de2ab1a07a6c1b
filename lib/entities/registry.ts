import type { Entity } from '@/lib/admin/define-entity'
import type { EntityName } from '@/lib/admin/field'
import { adGroups } from '@/lib/entities/ad-groups'
import { adTags } from '@/lib/entities/ad-tags'
import { ads } from '@/lib/entities/ads'
import { amenities } from '@/lib/entities/amenities'
import { announcements } from '@/lib/entities/announcements'
import { assetDownloads } from '@/lib/entities/asset-downloads'
import { blockedSenders } from '@/lib/entities/blocked-senders'
import { blogPostImages } from '@/lib/entities/blog-post-images'
import { blogPosts } from '@/lib/entities/blog-posts'
import { campaigns } from '@/lib/entities/campaigns'
import { careTypes } from '@/lib/entities/care-types'
import { communities } from '@/lib/entities/communities'
import { communityFeatures } from '@/lib/entities/community-features'
import { communityHighlights } from '@/lib/entities/community-highlights'
import { contentAssets } from '@/lib/entities/content-assets'
import { conversionActions } from '@/lib/entities/conversion-actions'
import { conversionValues } from '@/lib/entities/conversion-values'
import { emailRecipients } from '@/lib/entities/email-recipients'
import { eventRsvps } from '@/lib/entities/event-rsvps'
import { events } from '@/lib/entities/events'
import { exitIntentPopup } from '@/lib/entities/exit-intent-popup'
import { exitIntentSubmissions } from '@/lib/entities/exit-intent-submissions'
import { faqs } from '@/lib/entities/faqs'
import { floorPlanImages } from '@/lib/entities/floor-plan-images'
import { floorPlans } from '@/lib/entities/floor-plans'
import { galleries } from '@/lib/entities/galleries'
import { galleryImages } from '@/lib/entities/gallery-images'
import { homepageConfig } from '@/lib/entities/homepage-config'
import { homepageSections } from '@/lib/entities/homepage-sections'
import { imageTags } from '@/lib/entities/image-tags'
import { images } from '@/lib/entities/images'
import { inboundMails } from '@/lib/entities/inbound-mails'
import { keywords } from '@/lib/entities/keywords'
import { landingPageTemplates } from '@/lib/entities/landing-page-templates'
import { leadFormDeliveries } from '@/lib/entities/lead-form-deliveries'
import { leadForms } from '@/lib/entities/lead-forms'
import { leadTags } from '@/lib/entities/lead-tags'
import { pageContentSections } from '@/lib/entities/page-content-sections'
import { pageHeroes } from '@/lib/entities/page-heroes'
import { pages } from '@/lib/entities/pages'
import { phoneTaps } from '@/lib/entities/phone-taps'
import { postAttachments } from '@/lib/entities/post-attachments'
import { posts } from '@/lib/entities/posts'
import { quizAnswerOptions } from '@/lib/entities/quiz-answer-options'
import { quizQuestions } from '@/lib/entities/quiz-questions'
import { quizResponses } from '@/lib/entities/quiz-responses'
import { quizzes } from '@/lib/entities/quizzes'
import { redirects } from '@/lib/entities/redirects'
import { referralAgencies } from '@/lib/entities/referral-agencies'
import { siteNavigation } from '@/lib/entities/site-navigation'
import { siteSettings } from '@/lib/entities/site-settings'
import { socialPosts } from '@/lib/entities/social-posts'
import { teamMembers } from '@/lib/entities/team-members'
import { testimonials } from '@/lib/entities/testimonials'
import { trackingNumbers } from '@/lib/entities/tracking-numbers'

/** Every declared entity, in the order of the menu. */
export const entities: readonly Entity[] = [
  ...[communities, communityHighlights, communityFeatures, floorPlans, floorPlanImages],
  ...[teamMembers, testimonials, careTypes, amenities],
  ...[blogPosts, blogPostImages, posts, events, contentAssets, socialPosts],
  ...[announcements, siteNavigation, homepageSections, homepageConfig],
  ...[landingPageTemplates, pages, pageHeroes, pageContentSections],
  ...[faqs, quizzes, quizQuestions, quizAnswerOptions, exitIntentPopup, redirects],
  ...[images, imageTags, galleries, galleryImages, postAttachments],
  ...[eventRsvps, quizResponses, assetDownloads, exitIntentSubmissions, leadTags, blockedSenders],
  ...[inboundMails, referralAgencies, leadForms, leadFormDeliveries],
  ...[emailRecipients, siteSettings],
  ...[
    campaigns,
    adGroups,
    keywords,
    ads,
    conversionActions,
    conversionValues,
    adTags,
    trackingNumbers,
    phoneTaps,
  ],
]

const byPath = new Map(entities.map((entity) => [entity.path, entity]))
const byName = new Map(entities.map((entity) => [entity.name, entity]))

/** The entity at an address such as 'team-members', or undefined. */
export function entityAt(path: string): Entity | undefined {
  return byPath.get(path)
}

/** The entity a screen is drawn for. Its functions cannot come from the server, so its address does. @throws Error */
export function declaredAt(path: string): Entity {
  const entity = byPath.get(path)
  if (!entity) throw new Error(`No entity is at ${path}`)
  return entity
}

/** @throws Error for an entity nobody declared: a relation must lead to a declared one */
export function entityNamed(name: EntityName): Entity {
  const entity = byName.get(name)
  if (!entity) throw new Error(`No entity is called ${name}`)
  return entity
}

/** The entities edited inside a record of this one. */
export function childrenOf(entity: Entity): Entity[] {
  return entities.filter((child) => child.parent && child.fields[child.parent]?.entity === entity.name)
}
