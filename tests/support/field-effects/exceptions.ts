/** Words for people, and the file in which the field counts. */
type Reason = readonly [words: string, file: string]

function all(entity: string, names: string, ...reason: Reason): [string, Reason][] {
  return names.split(' ').map((name) => [`${entity}.${name}`, reason])
}

/** Fields whose effect is on no page, in no answer and in no feed, by key. */
export const EXCEPTIONS: Readonly<Record<string, Reason>> = Object.fromEntries([
  // Read by staff, in lists and filters.
  ...all('imageTag', 'name', 'Staff find pictures by it', 'lib/records/images/tags.ts'),
  ...all('image', 'tags', 'Staff find pictures by them', 'lib/records/images/tags.ts'),
  ...all('leadTag', 'name', 'Staff find requests by it', 'lib/desk/tour-requests/tag-leads.ts'),
  ...all('gallery', 'category tags', 'Staff find galleries by them', 'lib/records/lists/list-records.ts'),
  ...all('amenity', 'category', 'Staff find amenities by it', 'lib/records/lists/list-records.ts'),
  ...all('conversionValue', 'name', 'Staff tell entries apart by it', 'lib/records/lists/list-records.ts'),
  ...all('blockedSender', 'note', 'Staff read why', 'lib/records/lists/list-records.ts'),
  ...all('referralAgency', 'terms', 'Staff read it beside a claim', 'lib/desk/tour-requests/agency-claim.ts'),
  ...all(
    'community',
    'cluster',
    'Response times are compared by it',
    'lib/marketing/reports/measured-leads.ts',
  ),
  // Decide what happens to a request.
  ...all(
    'blockedSender',
    'kind value active',
    'Whom intake holds back',
    'lib/leads/intake/blocked-sender.ts',
  ),
  ...all(
    'emailRecipient',
    'email name active',
    'Whom alerts are sent to',
    'lib/leads/tour-requests/recipients.ts',
  ),
  ...all(
    'referralAgency',
    'name senders active claimDays objectionDays rules.label rules.field',
    'Whose mail becomes a request, how it is read, and how long a claim counts',
    'lib/leads/referral-agencies/agency-of.ts',
  ),
  ...all(
    'leadForm',
    'name platform formId communityId consentWording',
    'Requests of an ad form, and the consent kept with them',
    'lib/leads/lead-forms/store-ad-lead.ts',
  ),
  ...all(
    'eventRsvp',
    'eventId name phone email guests message status',
    'Seats of an event, and the mail to a guest',
    'lib/leads/events/settle.ts',
  ),
  ...all(
    'siteSettings',
    'afterHoursPromise',
    'The promise kept with a request',
    'lib/leads/tour-requests/promise.ts',
  ),
  ...all(
    'siteSettings',
    'unfinishedAfterMin',
    'When an unfinished form is a request',
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
    'conversionValue',
    'communityId requestValue tourValue',
    'Values that ad platforms are told',
    'lib/leads/ad-tags/request-value.ts',
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
    'Where an old address leads',
    'lib/site/seo/resolve-address.ts',
  ),
  ...all(
    'landingPageTemplate',
    'urlPattern',
    'Further addresses of the page',
    'lib/site/seo/address-book.ts',
  ),
  ...all('siteSettings', 'uniquenessLimit', 'Pages kept out of search engines', 'lib/site/seo/uniqueness.ts'),
  ...all(
    'siteSettings',
    'customScriptsOn',
    'Scripts of landing pages run',
    'lib/site/landing-pages/custom-scripts.ts',
  ),
  // Kept because the specification has the column
  ...all(
    'community',
    'talkFurtherId',
    'GET /api/communities names it (decision 060)',
    'lib/site/communities/public-community.ts',
  ),
  ...all(
    'community',
    'rating reviewCount',
    'The site shows what approved reviews add up to (reading 11)',
    'lib/site/communities/review-summary.ts',
  ),
  ...all('contentAsset', 'fileUrl', 'The file behind a form', 'lib/leads/resources/download-form.ts'),
])
