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
  'blogPost.publishedAt': () => '2026-01-05T15:00:00Z',
  'post.publishedAt': () => '2026-01-05T15:00:00Z',
  'event.startsAt': () => '2099-01-05T15:00:00Z',
  'event.endsAt': () => '2099-01-05T17:00:00Z',
  'announcement.shownFrom': () => null,
  'announcement.shownUntil': () => null,
  'teamMember.featured': () => true,
  'blogPost.featured': () => true,
  // On the pages that are drawn.
  'page.path': (nth) => pageAt(nth),
  'pageHero.pagePath': (nth) => pageAt(nth),
  'pageContentSection.pagePath': () => pageAt(0),
  'quiz.slug': (nth) => (nth === 0 ? 'care-navigator' : undefined),
  'announcement.place': (nth) => (nth === 0 ? 'site' : 'communities'),
  // Decided by another field.
  'page.part': (nth) => (nth === 0 ? 'communities' : 'rooms'),
  'pageHero.textAlignment': (nth) => (nth === 0 ? 'left' : 'center'),
  'pageHero.useVideo': (nth) => nth === 0,
  'event.calledOff': (nth) => nth === 1,
  'event.rsvpUrl': (nth) => (nth === 2 ? null : undefined),
  'floorPlan.availableFrom': () => '2099-02-01',
  'homepageConfig.metadata.shown': () => 1,
  'community.startingPrice': (nth) => (nth === 0 ? 4_850 : 3_950),
  'landingPageTemplate.showFloorPlans': () => true,
  'community.careTypes': (nth) => (nth === 1 ? [] : undefined),
  'conversionValue.communityId': (nth) => (nth === 0 ? undefined : null),
  'contentAsset.requiredFields': () => ['email'],
  // Shown where another one is empty.
  'homepageSection.title': absentOnSecond,
  'homepageSection.body': absentOnSecond,
  'community.imageId': absentOnSecond,
  'community.startingRateDisplay': absentOnSecond,
  'floorPlan.startingRateDisplay': absentOnSecond,
  'floorPlan.layout': (nth) => (nth === 1 ? [] : undefined),
  'pageHero.imageId': absentOnSecond,
  'post.imageId': absentOnSecond,
  'blogPost.authorId': absentOnSecond,
  'blogPost.thumbnailImageId': absentOnSecond,
  'contentAsset.featuredImageId': absentOnSecond,
  // In a shape of its own.
  'amenity.icon': () => 'armchair',
  'quiz.resultTiers.minScore': (_, at) => at * 10,
  'quiz.resultTiers.maxScore': (_, at) => at * 10 + 9,
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
