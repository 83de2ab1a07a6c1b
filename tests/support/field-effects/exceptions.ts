/** The reason, and the file that uses the field. */
type Reason = readonly [words: string, file: string]

function all(entity: string, names: string, ...reason: Reason): [string, Reason][] {
  return names.split(' ').map((name) => [`${entity}.${name}`, reason])
}

/** Fields by which staff find or tell apart records: columns, filters or searched fields of their lists. */
export const ONLY_IN_LISTS: readonly string[] = [
  'imageTag.name',
  'gallery.category',
  'gallery.tags',
  'amenity.category',
  'conversionValue.name',
  'blockedSender.note',
  'emailRecipient.name',
]

/** Fields whose effect is on no page, in no answer and in no feed, by key. */
export const EXCEPTIONS: Readonly<Record<string, Reason>> = Object.fromEntries([
  // Read by staff.
  ...all('image', 'tags', 'Staff find pictures by them', 'lib/records/images/tags.ts'),
  ...all('leadTag', 'name', 'Staff find requests by it', 'lib/desk/tour-requests/tag-leads.ts'),
  ...all(
    'referralAgency',
    'name terms',
    'Staff read them beside a claim',
    'lib/desk/tour-requests/agency-claim.ts',
  ),
  ...all(
    'community',
    'cluster',
    'Response times are compared by it',
    'lib/marketing/reports/measured-leads.ts',
  ),
  ...all(
    'pageHero',
    'sortOrder',
    'The order of the list in the back office; a page has one header',
    'lib/records/lists/list-query.ts',
  ),
  ...all('video', 'captions', 'The file that players load', 'lib/records/rules/video-rules.ts'),
  ...all(
    'careCapability',
    'sortOrder',
    'The order of the list in the back office; the kinds of care have an order of their own',
    'lib/records/lists/list-query.ts',
  ),
  // Decide what happens to a request.
  ...all(
    'blockedSender',
    'kind value active',
    'Senders that intake holds for review',
    'lib/leads/intake/blocked-sender.ts',
  ),
  ...all('emailRecipient', 'email active', 'Recipients of alerts', 'lib/leads/tour-requests/recipients.ts'),
  ...all(
    'referralAgency',
    'senders active',
    'Senders whose email becomes a request',
    'lib/leads/referral-agencies/agency-of.ts',
  ),
  ...all(
    'referralAgency',
    'claimDays objectionDays',
    'How long a claim is valid',
    'lib/desk/tour-requests/agency-claim.ts',
  ),
  ...all(
    'referralAgency',
    'rules.label rules.field',
    'How its email is read',
    'lib/leads/referral-agencies/read-fields.ts',
  ),
  ...all(
    'leadForm',
    'name platform formId communityId consentWording',
    'Requests of an ad form, and the consent saved with them',
    'lib/leads/lead-forms/store-ad-lead.ts',
  ),
  ...all('eventRsvp', 'eventId email guests status', 'Seats of an event', 'lib/leads/events/settle.ts'),
  ...all('eventRsvp', 'name phone', 'Email about a seat', 'lib/leads/events/rsvp-mail-copy.ts'),
  ...all('eventRsvp', 'message', 'Staff read it in the timeline', 'lib/leads/events/timeline.ts'),
  ...all(
    'quiz',
    'questions.options.score questions.options.resultCategory',
    'Which result a family gets',
    'lib/site/quizzes/score.ts',
  ),
  ...all(
    'quiz',
    'questions.options.decides',
    'The lowest result a family gets',
    'lib/site/quizzes/result.ts',
  ),
  ...all(
    'quiz',
    'resultTiers.maxScore',
    'Where a result ends: the form refuses results that overlap',
    'lib/records/entities/quizzes.ts',
  ),
  ...all(
    'siteNavigation',
    'menu.kind',
    'A link or a list. A change of it alone is refused: the other parts of the entry are missing',
    'lib/site/content/resolve-navigation.ts',
  ),
  ...all('contactTopic', 'alertText', 'The alert about a request', 'lib/leads/tour-requests/references.ts'),
  ...all('job', 'applyTo', 'Recipient of applications', 'lib/leads/jobs/submit-application.ts'),
  ...all(
    'siteSettings',
    'reviewIncentive',
    'Named in the invitation and saved with each review',
    'lib/leads/reviews/store-review.ts',
  ),
  ...all(
    'siteSettings',
    'afterHoursPromise',
    'The promise saved with a request',
    'lib/leads/tour-requests/promise.ts',
  ),
  ...all(
    'siteSettings',
    'unfinishedAfterMin',
    'When an unfinished form becomes a request',
    'lib/leads/tour-requests/store-partial-lead.ts',
  ),
  ...all(
    'siteSettings',
    'unfinishedCallMin',
    'When a call about it is due',
    'lib/leads/tour-requests/partial-lead-due.ts',
  ),
  ...all('siteSettings', 'unassignedLeadsShown', 'Who sees a request', 'lib/leads/access/lead-scope.ts'),
  ...all('siteSettings', 'thatWasUsText', 'A text to a family', 'lib/desk/tour-requests/that-was-us.ts'),
  ...all(
    'siteSettings',
    'supportEmail',
    'Alerts without a recipient',
    'lib/leads/tour-requests/recipients.ts',
  ),
  // Advertising
  ...all(
    'siteSettings',
    'monthlyReportTo',
    'Recipients of the monthly report',
    'lib/marketing/monthly-report/monthly-report.ts',
  ),
  ...all(
    'conversionValue',
    'communityId requestValue',
    'The value of a request as reported to ad platforms',
    'lib/leads/ad-tags/request-value.ts',
  ),
  ...all(
    'conversionValue',
    'tourValue',
    'The value of a tour as reported to ad platforms, in the view lead_conversions',
    'prisma/migrations/20261126160000_baseline/migration.sql',
  ),
  ...all(
    'adTags',
    'googleTagIds googleConversion metaPixelId microsoftTagId',
    'The frame of the ad tags',
    'lib/leads/ad-tags/ad-tags.ts',
  ),
  ...all(
    'trackingNumber',
    'shownAs number communityId utmSource utmMedium utmCampaign active',
    'The number that visitors of a campaign see',
    'lib/leads/tracking-numbers/tracking-numbers.ts',
  ),
  // Addresses and search engines
  ...all(
    'redirect',
    'fromPath toPath statusCode active',
    'The new URL of an old one',
    'lib/site/seo/address-book.ts',
  ),
  ...all(
    'landingPageTemplate',
    'urlPattern sortOrder',
    'More URLs of the page, and which page has one that two pages name',
    'lib/site/seo/address-book.ts',
  ),
  ...all('siteSettings', 'servedStates', 'Outlines on the map', 'components/site/map/states-map.tsx'),
  ...all('siteSettings', 'uniquenessLimit', 'Pages kept out of search engines', 'lib/site/seo/uniqueness.ts'),
  ...all(
    'siteSettings',
    'customScriptsOn',
    'Landing page scripts run',
    'lib/site/landing-pages/custom-scripts.ts',
  ),
  // Exist because the specification has the column.
  ...all(
    'community',
    'talkFurtherId',
    'GET /api/communities names it (decision 060)',
    'lib/site/communities/public-community.ts',
  ),
  ...all(
    'community',
    'rating reviewCount',
    'The site and GET /api/communities give what received reviews add up to (reading 11)',
    'lib/site/communities/public-community.ts',
  ),
  ...all(
    'floorPlan',
    'planSlug',
    'GET /api/communities/{id}/floor-plans names it',
    'lib/site/communities/public-floor-plans.ts',
  ),
  ...all('contentAsset', 'fileUrl', 'The file behind a form', 'lib/leads/resources/guide-request.ts'),
])
