import { SCOPE_COPY } from '@/lib/accounts/access/key-scopes'
import { ROLE_COPY } from '@/lib/accounts/access/role-copy'
import { sourceTitle } from '@/lib/leads/sources/registry'
import { CLOSING_REASON_LABELS } from '@/lib/leads/tour-requests/closing-reasons'
import { OUTCOME_LABELS } from '@/lib/leads/tour-requests/contact-attempt'
import { SKIP_LABELS } from '@/lib/leads/tour-requests/skip-reasons'
import { STATUS_LABELS } from '@/lib/leads/tour-requests/status'
import { AD_PLATFORMS } from '@/lib/platform/ad-platforms/ad-platforms'
import { SCOPE_WORDS, WAY_LABELS } from '@/lib/platform/do-not-contact/scopes'
import { wordsFromName } from '@/lib/records/declare/field'
import { WITHHOLDING_REASONS } from '@/lib/site/communities/withholding-reasons'

/** Labels of logged values that no declaration describes, and of their codes. */
type LoggedField = { label?: string; words?: Readonly<Record<string, string>> | ((code: string) => string) }

const labelsOf = <K extends string>(copy: Record<K, { label: string }>) =>
  Object.fromEntries(Object.entries<{ label: string }>(copy).map(([code, { label }]) => [code, label]))

const platforms = Object.fromEntries(AD_PLATFORMS.map(({ id, product }) => [id, product]))

const LEAD_PAGES = { landing: 'Landing page', form: 'Form page' }

const TOUCHES = { first: 'First touch', last: 'Last touch' }

/** Events of webhooks, of our own receivers and of partners. */
const EVENT_WORDS = {
  'lead.created': 'New request',
  'lead.received': 'Request received',
  'lead.corrected': 'Request corrected',
  'lead.attempted': 'Attempt to reach',
  'lead.attempt_undone': 'Attempt undone',
  'lead.called': 'Called',
  'lead.reached': 'Reached',
  'lead.call_undone': 'Call undone',
  'lead.status_changed': 'New status',
  'lead.tour_scheduled': 'Tour agreed',
  'lead.tour_canceled': 'Tour canceled',
  'lead.toured': 'Toured',
  'lead.moved_in': 'Moved in',
  'lead.closed': 'Closed',
  'lead.reopened': 'Reopened',
  'lead.spam': 'Spam',
  'lead.merged': 'Merged',
  'lead.contact_changed': 'Contact refused or allowed',
  'lead.do_not_contact': 'Contact refused',
  'lead.erased': 'Person erased',
}

/** By the name under which the log has it. */
export const LOGGED_FIELDS: Record<string, LoggedField> = {
  // Leads
  status: { words: STATUS_LABELS },
  outcome: { words: labelsOf(OUTCOME_LABELS) },
  source: { words: sourceTitle },
  reason: { words: { ...CLOSING_REASON_LABELS, ...labelsOf(SKIP_LABELS) } },
  withheldBecause: { words: WITHHOLDING_REASONS },
  how: { label: 'How they told us', words: WAY_LABELS },
  scope: { label: 'Asked for', words: labelsOf(SCOPE_WORDS) },
  part: { words: { contact: 'Contact', resident: 'Future resident' } },
  change: { words: { added: 'Added', changed: 'Changed', removed: 'Removed' } },
  ownerId: { label: 'Owner' },
  hasTalked: { label: 'Has talked to the family' },
  nextStepAt: { label: 'Next step due' },
  scheduledDate: { label: 'Tour' },
  partner: { label: 'Agency or partner' },
  heldReason: { label: 'Reason held back' },
  deliveryId: { label: 'Alert' },
  on: { label: 'Tags added' },
  off: { label: 'Tags removed' },
  mergeId: { label: 'Merge' },
  absorbedId: { label: 'The other family' },
  tier: { label: 'Stage', words: { 1: 'Request', 2: 'Tour' } },
  // Accounts, keys, webhooks
  role: { words: labelsOf(ROLE_COPY) },
  scopes: { label: 'Permissions', words: labelsOf(SCOPE_COPY) },
  communityIds: { label: 'Communities' },
  communityId: { label: 'Community' },
  mayPublish: { label: 'Publishes without approval' },
  adminsNeedSecondFactor: { label: 'Administrators need a second factor' },
  partnerId: { label: 'Partner' },
  apiKeyId: { label: 'API key' },
  isTest: { label: 'Test key' },
  isOn: { label: 'Switched on' },
  expiresAt: { label: 'Valid until' },
  overlapHours: { label: 'Hours the old key still works' },
  messageId: { label: 'Message' },
  url: { label: 'URL' },
  events: { words: EVENT_WORDS },
  hasMobile: { label: 'Has a mobile number' },
  hasCallPhone: { label: 'Has a phone for calls' },
  byMail: { label: 'By email' },
  byText: { label: 'By text' },
  byCall: { label: 'By call' },
  quietFrom: { label: 'Quiet from' },
  quietUntil: { label: 'Quiet until' },
  hasCallerNumber: { label: 'Has their own number' },
  // Advertising
  vendor: { label: 'Platform', words: platforms },
  file: {
    words: { ...platforms, corrections: 'Corrections', 'meta-corrections': 'Corrections for Meta' },
  },
  touch: { words: TOUCHES },

  grouping: {
    label: 'Compared by',
    words: {
      community: 'Community',
      region: 'Region',
      person: 'Person',
      source: 'Source',
      weekday: 'Day of the week',
      hour: 'Hour',
      campaign: 'Campaign',
      'ad-group': 'Ad group',
      keyword: 'Keyword',
      'landing-page': 'Landing page',
      platform: 'Platform',
    },
  },
  what: { label: 'What' },
  leadPage: { label: 'Requests by', words: LEAD_PAGES },
  // Records
  fileName: { label: 'File' },
  askedBy: { label: 'Asked by' },
  at: { label: 'When' },
  isTrue: { label: 'Confirmed' },
  reviewBy: { label: 'Next review' },
  visitorsWanted: { label: 'Visitors wanted' },
  kept: { label: 'Version kept', words: { a: 'Version A', b: 'Version B' } },
  customScripts: { label: 'Scripts' },
  filters: { label: 'Filtered by' },
  // Personal data: kinds and counts
  leads: { label: 'Tour requests' },
  openLeads: { label: 'Tour requests still open' },
  movedInLeads: { label: 'Tour requests that led to a move-in' },
  heldLeads: { label: 'Requests held back or marked as spam' },
  partialLeads: { label: 'Forms not sent yet' },
  contacts: { label: 'Household entries' },
  residents: { label: 'Future residents' },
  quizzes: { label: 'Quiz answers' },
  quizResponses: { label: 'Quiz answers' },
  quizResults: { label: 'Private result pages' },
  downloads: { label: 'Requested guides' },
  rsvps: { label: 'Event sign-ups' },
  exitOffers: { label: 'Exit offers' },
  applications: { label: 'Job applications' },
  jobApplications: { label: 'Job applications' },
  trashed: { label: 'Deleted sign-ups in the trash' },
  refusals: { label: 'Do-not-contact requests' },
  mails: { label: 'Emails and alerts' },
  devices: { label: 'Device addresses' },
}

/** The label of a logged value; a label stays as it is. */
export function loggedLabel(name: string): string {
  return LOGGED_FIELDS[name]?.label ?? (/^[a-z]+(?:[A-Z]|$)/.test(name) ? wordsFromName(name) : name)
}

/** The words for a code; other text, such as typed text, stays as it is. */
export function loggedWords(name: string, value: string): string {
  const { words } = LOGGED_FIELDS[name] ?? {}
  if (typeof words === 'function') return words(value)
  return words?.[value] ?? value
}

/**
 * A logged value as text: lists with commas, structures with the label of each part.
 * @param written writes a text that is no code, such as an id or a moment
 */
export function loggedText(name: string, value: unknown, written: (text: string) => string): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map((entry) => loggedText(name, entry, written)).join(', ') || '–'
  if (typeof value === 'object') {
    const parts = Object.entries(value).flatMap(([part, one]) => {
      const text = loggedText(part, one, written)
      return text === '–' ? [] : [`${loggedLabel(part)}: ${text}`]
    })
    return parts.join(', ') || '–'
  }
  const text = String(value)
  const words = loggedWords(name, text)
  return words === text ? written(text) : words
}
