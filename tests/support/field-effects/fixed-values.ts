import { ESTIMATE_PATH } from '@/lib/site/communities/estimate-choice'

/**
 * Values that records need so that their fields show, by key without kind; undefined for any value. Some
 * fields show only beside others, or in their absence: the second record has what the first one cannot.
 * `nth` is the number of the record, `at` that of the entry in a list.
 */
export const FIXED: Record<string, (nth: number, at: number) => unknown> = {
  // Published, and in its time.
  'testimonial.approved': () => true,
  'testimonial.featured': () => true,
  'post.published': () => true,
  // Another day in another time zone.
  'blogPost.publishedAt': (nth) => `2021-01-${10 + nth}T05:30:00Z`,
  'post.publishedAt': (nth) => `2021-01-${20 + nth}T05:30:00Z`,
  'event.startsAt': (nth) => `2099-01-${10 + nth}T15:00:00Z`,
  'activity.startsOn': (nth) => `2021-01-0${4 + nth}`,
  'activity.endsOn': () => null,
  'menuDay.servedOn': (nth) => `2021-01-0${4 + nth}`,
  'menuDay.everyWeeks': () => 1,
  'menuDay.endsOn': () => null,
  'job.openUntil': (nth) => `2099-01-${20 + nth}T17:00:00Z`,
  'event.endsAt': (nth) => `2099-01-${10 + nth}T17:00:00Z`,
  'announcement.shownFrom': () => null,
  'announcement.shownUntil': () => null,
  'teamMember.featured': () => true,
  'blogPost.featured': () => true,
  // On the pages that are drawn.
  'page.path': (nth) => pageAt(nth),
  'pageHero.pagePath': (nth) => pageAt(nth),
  'pageContentSection.pagePath': () => pageAt(0),
  // One announcement is shown, or two that are urgent.
  'announcement.place': (nth) => (nth === 0 ? 'site' : 'communities'),
  'announcement.kind': (nth) => (nth === 0 ? 'information' : 'urgent'),
  // Decided by another field.
  'page.part': (nth) => (nth === 0 ? 'communities' : 'rooms'),
  // On a picture, which the second one does not have. Only the layouts of a page have the text at the left.
  'pageHero.textAlignment': (nth) => ['left', 'center', 'right'][nth],
  'pageHero.images': () => ['/media/library-0.webp'],
  'pageHero.useVideo': (nth) => nth === 0,
  'event.calledOff': (nth) => nth === 1,
  'event.rsvpUrl': (nth) => (nth === 2 ? null : undefined),
  'floorPlan.availability': (nth) => (nth === 2 ? 'waitlist' : 'available'),
  'floorPlan.freeNow': (nth) => (nth === 0 ? 3 : 0),
  'floorPlan.availableFrom': () => '2099-02-01',
  'floorPlan.laterOpenings': () => ['2099-03-01'],
  'homepageConfig.metadata.shown': () => 1,
  // On the map.
  'community.state': () => 'OH',
  'community.latitude': (nth) => 40 + nth / 10,
  'community.longitude': (nth) => -83 - nth / 10,
  'community.startingPrice': (nth) => [4_850, 3_950][nth] ?? null,
  'landingPageTemplate.showFloorPlans': () => true,
  'community.careTypes': (nth) => (nth === 1 ? [] : undefined),
  'conversionValue.communityId': (nth) => (nth === 0 ? undefined : null),
  'landingPageTemplate.communityId': absentOnSecond,
  'faq.communityId': absentOnSecond,
  'community.amenityPictures': (nth) => (nth === 1 ? [] : undefined),
  'floorPlan.sortPriority': () => 0,
  'gallery.thumbnailIndex': () => 0,
  'contentAsset.requiredFields': () => ['email'],
  // Shown where another one is empty.
  'homepageSection.title': absentOnSecond,
  'homepageSection.body': absentOnSecond,
  'community.imageId': absentOnSecond,
  'community.startingRateDisplay': absentOnSecond,
  'floorPlan.startingPrice': (nth) => (nth === 2 ? null : undefined),
  // A form of its own, or a page that has one.
  'contactTopic.pageUrl': (nth) => (nth === 0 ? null : undefined),
  // A community's own row takes the place of the general one.
  'rateIncrease.communityId': (nth) => (nth === 0 ? null : undefined),
  'rateIncrease.appliesTo': (nth) => (nth === 2 ? 'care' : undefined),
  // Levels of one kind of care take the place of the others there.
  'careLevel.careTypeId': (nth) => (nth === 0 ? null : undefined),
  'careLevel.level': (nth) => nth + 1,
  'floorPlan.startingRateDisplay': absentOnSecond,
  // Care levels and what may rise show beside a plan whose care is billed on top.
  'floorPlan.carePricing': (nth) => (nth === 0 ? 'care-points' : null),
  'floorPlan.layout': (nth) => (nth > 0 ? [] : undefined),
  'floorPlan.planImageUrl': (nth) => (nth === 2 ? null : undefined),
  'pageHero.imageId': absentOnSecond,
  'post.imageId': absentOnSecond,
  'blogPost.authorId': absentOnSecond,
  'blogPost.thumbnailImageId': absentOnSecond,
  'contentAsset.featuredImageId': absentOnSecond,
  // In a shape of its own.
  'community.ccn': (nth) => `06500${nth}`,
  'amenity.icon': () => 'armchair',
  'image.url': (nth) => `/media/library-${nth}.webp`,
  'image.width': () => 800,
  'image.height': () => 500,
  'image.sizeBytes': () => 1,
  'video.url': (nth) => `/media/film-${nth}.mp4`,
  'video.captionsUrl': (nth) => `/media/film-${nth}.vtt`,
  'video.seconds': () => 58,
  'video.width': () => 1_280,
  'video.height': () => 720,
  'video.sizeBytes': () => 1,
  'postAttachment.sizeBytes': () => 1,
  'floorPlan.layout.x': (_, at) => at * 12,
  'floorPlan.layout.y': () => 0,
  'floorPlan.layout.width': () => 12,
  'floorPlan.layout.depth': () => 12,
  'floorPlan.layout.openings.at': (_, at) => 1 + at * 5,
  'floorPlan.layout.openings.width': () => 3,
  // A score outside both belongs to the nearer one.
  'quiz.resultTiers.minScore': (_, at) => at * 20,
  'quiz.resultTiers.maxScore': (_, at) => at * 20 + 9,
  // Text stands on it.
  'brand.paperColor': () => '#fafbfd',
  'siteSettings.servedStates': () => ['WY'],
  'siteSettings.monthlyReportTo': () => ['board@example.com'],
  'adTags.googleTagIds': () => 'G-AB12CD34EF',
  'adTags.googleConversion': () => 'AW-123456789/AbC-D_efG',
  'adTags.metaPixelId': () => '1234567890123456',
  'adTags.microsoftTagId': () => '187654321',
  'redirect.statusCode': () => 308,
}

function pageAt(nth: number): string {
  return nth === 0 ? '/canary-page' : `/canary-page-${nth}`
}

function absentOnSecond(nth: number): null | undefined {
  return nth === 1 ? null : undefined
}

/** Outputs in which a field counts, where others show more of its record, by key. */
export const SEEN_AT: Readonly<Record<string, string>> = {
  'community.featured': '/communities',
  'community.sortOrder': '/communities',
  'teamMember.featured': '/team',
  'teamMember.sortOrder': '/team',
  'careType.sortOrder': '/',
  'blogPost.featured': '/',
  'siteSettings.timeZone': '/blog',
  'rateIncrease.appliesTo': ESTIMATE_PATH,
  'testimonial.featured': '/',
  'contentAsset.sortOrder': '/resources',
  'quiz.sortOrder': '/care-navigator',
}
