import type { TourRequest } from '@/lib/leads/tour-requests/schema'
import { perAdId } from '@/lib/platform/ad-platforms/ad-ids'

type LeadField = { words: string; example?: string }

const CAMPAIGN = 'A campaign parameter, unchanged.'
const CLICK = 'A click ID, unchanged.'

/** Fields a partner may send, most important first; null marks those of our own form. */
const FIELDS: Record<keyof TourRequest, LeadField | null> = {
  name: { words: 'Name of the person to call, 2 to 100 characters.', example: 'Ruth Ellis' },
  phone: {
    words: 'Their phone number in any common format, with or without an extension.',
    example: '(303) 555-0142',
  },
  email: { words: 'Their email address.', example: 'ruth@example.com' },
  message: {
    words: 'Their message or your notes, up to 1,000 characters.',
    example: 'For my father, by spring',
  },
  communityId: { words: 'ID or slug of the community they are asking about.' },
  floorPlanId: { words: 'ID of a floor plan. It also identifies the community.' },
  preferredDate: { words: 'When they would like to visit: a date, or a time with its UTC offset.' },
  tourTime: {
    words:
      'An available time from the community’s tour calendar (GET /api/v1/communities/{id}/tour-times). It books the tour. If the time is taken, it is kept as the preferred date.',
  },
  consentWording: {
    words: 'The consent text they agreed to on your page. It is kept as evidence.',
    example: 'I agree to be called about senior living.',
  },
  textConsentWording: {
    words:
      'The consent text of a separate, unchecked checkbox by which they agreed to text messages. It is kept as evidence. Without it, no texts are sent.',
  },
  adConsent: {
    words:
      '“granted” if they agreed that the request may be reported to ad platforms. Without it, nothing is reported.',
  },
  transactionId: { words: 'Your own key for the request, if you cannot send the Idempotency-Key header.' },
  formSecret: {
    words:
      'For a key used in a web page: a secret that the visitor’s browser keeps, 16 characters or more. Only a request with the same secret can correct this one.',
  },
  landingPageUrl: { words: 'The page where they filled out the form.' },
  referrer: { words: 'The page that led them there.' },
  clientUserAgent: { words: 'Their browser’s User-Agent.' },
  utmSource: { words: CAMPAIGN },
  utmMedium: { words: CAMPAIGN },
  utmCampaign: { words: CAMPAIGN },
  utmTerm: { words: CAMPAIGN },
  utmContent: { words: CAMPAIGN },
  ...perAdId(() => ({ words: CLICK })),
  callTime: null,
  landingPageTemplateId: null,
  topic: null,
  source: null,
  consentVersion: null,
  textConsent: null,
  honeypot: null,
  captchaToken: null,
  formLoadTime: null,
}

export const PARTNER_FIELDS: readonly (LeadField & { name: string })[] = Object.entries(FIELDS).flatMap(
  ([name, field]) => (field ? [{ name, ...field }] : []),
)

export const EXAMPLE_LEAD: Record<string, string> = Object.fromEntries(
  PARTNER_FIELDS.flatMap(({ name, example }) => (example ? [[name, example]] : [])),
)

/** Partner fields grouped by identical description. */
export function fieldsByMeaning(): { names: string[]; words: string }[] {
  const meanings = [...new Set(PARTNER_FIELDS.map(({ words }) => words))]
  return meanings.map((words) => ({
    words,
    names: PARTNER_FIELDS.filter((field) => field.words === words).map(({ name }) => name),
  }))
}
