/** Groups of entities that a role may access as a whole. */
export type Area =
  | 'content'
  | 'media'
  | 'leads'
  | 'company'
  | 'recipients'
  | 'advertising'
  | 'accounts'
  | 'history'
  | 'persons'
  | 'agencies'
  | 'scripts'

const members: Record<Area, readonly string[]> = {
  content: [
    'careType',
    'amenity',
    'community',
    'communityCareType',
    'communityAmenity',
    'communityHighlight',
    'communityFeature',
    'floorPlan',
    'floorPlanImage',
    'testimonial',
    'teamMember',
    'post',
    'postAttachment',
    'blogPost',
    'blogPostImage',
    'event',
    'faq',
    'socialPost',
    'gallery',
    'galleryImage',
    'landingPageTemplate',
    'page',
    'pageHero',
    'announcement',
    'siteNavigation',
    'homepageSection',
    'homepageConfig',
    'pageContentSection',
    'exitIntentPopup',
    'quiz',
    'quizQuestion',
    'quizAnswerOption',
    'contentAsset',
    'redirect',
    'missedAddress',
    'release',
  ],
  media: ['image', 'imageTag'],
  // These reveal a family's name and phone number.
  leads: [
    'tourRequest',
    'quarantine',
    'leadConsent',
    'leadEvent',
    'outboxItem',
    'outboxAttempt',
    'household',
    'householdContact',
    'householdResident',
    'householdMerge',
    'householdsApart',
    'doNotContact',
    'blockedSender',
    'leadTag',
    'eventRsvp',
    'exitIntentSubmission',
    'quizResponse',
    'quizResult',
    'assetDownload',
  ],
  company: ['siteSettings', 'staffedHours', 'tourCalendar'],
  recipients: ['emailRecipient'],
  advertising: [
    'conversionAction',
    'campaign',
    'adGroup',
    'keyword',
    'ad',
    'conversionUpload',
    'conversionValue',
    'adTags',
    'phoneTap',
    'trackingNumber',
  ],
  accounts: [
    'user',
    'invitation',
    'session',
    'passwordReset',
    'signInRules',
    'apiKey',
    'webhookEndpoint',
    'crmConnection',
  ],
  history: ['auditEntry', 'revision', 'deletedRecord'],
  // All data about one person, to be exported or erased.
  persons: ['personalData', 'retentionPeriod'],
  // Contracts, and families not yet assigned to a community.
  agencies: ['inboundMail', 'referralAgency', 'leadForm', 'leadFormDelivery'],
  // A single field with an area of its own, because it runs code in every visitor's browser.
  scripts: ['landingPageTemplate.customScripts'],
}

const areas = new Map(
  (Object.keys(members) as Area[]).flatMap((area) => members[area].map((name) => [name, area] as const)),
)

/** The area of an entity or field (`entity.field`), null when not listed. */
export function areaOf(entityName: string): Area | null {
  return areas.get(entityName) ?? null
}
