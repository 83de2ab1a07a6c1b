/**
 * Values that a record needs so that its others show, by key without kind.
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
  // On the pages that are drawn.
  'page.path': (nth) => (nth === 0 ? '/canary-page' : `/canary-page-${nth}`),
  'pageHero.pagePath': (nth) => (nth === 0 ? '/canary-page' : `/canary-page-${nth}`),
  'pageContentSection.pagePath': () => '/canary-page',
  'pageHero.useVideo': () => true,
  'page.part': () => 'people',
  'quiz.slug': (nth) => (nth === 0 ? 'care-navigator' : 'canary-quiz'),
  'landingPageTemplate.urlPattern': () => '/canary-flyer',
  'landingPageTemplate.showFloorPlans': () => true,
  'teamMember.featured': () => true,
  'blogPost.featured': () => true,
  // Ranges that do not overlap.
  'quiz.resultTiers.minScore': (_, at) => at * 10,
  'quiz.resultTiers.maxScore': (_, at) => at * 10 + 9,
  'redirect.statusCode': () => 308,
}
