import { SIDE_FIELDS } from '@/lib/leads/intake/side-data'
import { tourRequestSchema } from '@/lib/leads/tour-requests/schema'

export type IgnoredField = { field: string; why: string }

/** Read from the forms of our own site alone. */
const OF_OUR_FORMS: readonly string[] = [
  'callTime',
  'landingPageTemplateId',
  'topic',
  'source',
  'consentVersion',
  'textConsent',
  'honeypot',
  'captchaToken',
  'formLoadTime',
]

const FIELDS = Object.keys(tourRequestSchema.shape).filter((name) => !OF_OUR_FORMS.includes(name))

const DATE = 'This is not a date or time such as 2026-12-05 or 2026-12-05T14:30:00-07:00'

const WHY: Record<string, string> = {
  communityId: 'No community has this id or slug',
  floorPlanId: 'No floor plan has this id',
  preferredDate: DATE,
  tourTime: DATE,
  landingPageUrl: 'This is not the URL of a page',
  referrer: 'This is not the URL of a page',
}

/**
 * Fields of a partner's request that were not understood, each with the reason. `raw`: what the intake put
 * aside; `hasKeyHeader`: the request has the header Idempotency-Key.
 */
export function ignoredFields(
  body: Record<string, unknown>,
  { raw, hasKeyHeader }: { raw: Record<string, string>; hasKeyHeader: boolean },
): IgnoredField[] {
  return Object.entries(body).flatMap(([field, value]) => {
    if (value === undefined || value === null || value === '') return []
    const why = whyIgnored(field, value, raw, hasKeyHeader)
    return why ? [{ field, why }] : []
  })
}

function whyIgnored(
  field: string,
  value: unknown,
  raw: Record<string, string>,
  hasKeyHeader: boolean,
): string | null {
  if (OF_OUR_FORMS.includes(field)) return 'Only forms of our own site use this field'
  const name = FIELDS.find((known) => known === field || (isSideField(known) && snakeCase(known) === field))
  if (!name) return unknownWords(field)
  if (typeof value !== 'string') return 'This field has to be text'
  if (name === 'transactionId' && hasKeyHeader) return 'The Idempotency-Key header takes precedence'
  if (name === 'adConsent' && value !== 'granted' && value !== 'denied')
    return 'Please send granted or denied'
  if (raw[name] === undefined) return null
  if (name.startsWith('utm') || name === 'clientUserAgent') return 'This was too long and was shortened'
  return WHY[name] ?? 'This value is not valid'
}

function unknownWords(field: string): string {
  const meant = FIELDS.find((name) => plain(name) === plain(field))
  return meant ? `There is no such field. Did you mean ${meant}?` : 'There is no such field'
}

const isSideField = (name: string) => SIDE_FIELDS.includes(name)
const plain = (name: string) => name.replace(/[^a-z0-9]/gi, '').toLowerCase()
const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
