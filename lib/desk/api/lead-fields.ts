import type { TourRequest } from '@/lib/leads/tour-requests/schema'
import { perAdId } from '@/lib/platform/ad-platforms/ad-ids'

type LeadField = { words: string; example?: string }

const CAMPAIGN = 'A parameter of the campaign, letter for letter.'
const CLICK = 'A click id, letter for letter.'

/** Fields a partner may send, most important first; null marks those of our own form. */
const FIELDS: Record<keyof TourRequest, LeadField | null> = {
  name: { words: 'Who is to be called, 2 to 100 characters.', example: 'Ruth Ellis' },
  phone: { words: 'Their number as people write it; an extension may follow.', example: '(303) 555-0142' },
  email: { words: 'Their address.', example: 'ruth@example.com' },
  message: {
    words: 'What they wrote, or what you know, at most 1,000 characters.',
    example: 'For my father, by spring',
  },
  communityId: { words: 'The community they ask about: its id, or its name in its address.' },
  floorPlanId: { words: 'The id of a floor plan, which names its community as well.' },
  preferredDate: { words: 'When they would like to come: a day, or a time with its offset.' },
  tourTime: {
    words:
      'A free time of the community’s tour calendar (GET /api/v1/communities/{id}/tour-times), which books the tour. One that is gone counts as the preferred date.',
  },
  consentWording: {
    words: 'The words they agreed to on your page. They are kept as evidence.',
    example: 'I agree to be called about senior living.',
  },
  textConsentWording: {
    words:
      'The words beside a box of its own, not ticked beforehand, by which they agreed to texts. They are kept as evidence; without them nobody is texted.',
  },
  adConsent: {
    words:
      '“granted” if they agreed that the request counts for ads. Without it nothing is told to ad platforms.',
  },
  transactionId: { words: 'Your own key of the request, where you cannot send the header Idempotency-Key.' },
  formSecret: {
    words:
      'For a key in a page: a secret of the visitor’s browser, 16 characters or more. Then only who sends it again corrects the request.',
  },
  landingPageUrl: { words: 'The page on which they asked.' },
  referrer: { words: 'What led them to that page.' },
  clientUserAgent: { words: 'Their browser.' },
  utmSource: { words: CAMPAIGN },
  utmMedium: { words: CAMPAIGN },
  utmCampaign: { words: CAMPAIGN },
  utmTerm: { words: CAMPAIGN },
  utmContent: { words: CAMPAIGN },
  ...perAdId(() => ({ words: CLICK })),
  landingPageTemplateId: null,
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
