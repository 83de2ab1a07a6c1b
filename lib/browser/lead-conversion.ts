import { refusesAds } from '@/lib/browser/ad-choice'
import { mayLoadTags } from '@/lib/browser/ad-tags'
import { DEFAULT_REQUEST_VALUE, PENDING_CONVERSIONS } from '@/lib/leads/ad-tags/mark'
import { googleEmail } from '@/lib/marketing/conversions/google-email'
import { phoneDial } from '@/lib/platform/phones/phone'
import { cleanEmail } from '@/lib/platform/typed-email'

/** Specification section 9 gives a value for requests only. */
const EVENTS = {
  request: { event: 'tour_request', value: DEFAULT_REQUEST_VALUE, currency: 'USD' },
  rsvp: { event: 'event_rsvp' },
  download: { event: 'resource_download' },
  offer: { event: 'exit_offer' },
  quiz: { event: 'quiz_response' },
} as const

export type LeadKind = keyof typeof EVENTS

/** `value` in US dollars, as the server answered it: what managers set for the community. */
type Sender = { email?: unknown; phone?: unknown; adConsent?: unknown; value?: number | undefined }
const NOTED = 'porchlight-noted'
const MOST_NOTED = 50

/** Pushes a lead to the data layer once, as digests (F3), unless ads are refused. Never throws. */
export async function noteConversion(kind: LeadKind, transactionId: string, sender: Sender): Promise<void> {
  if (sender.adConsent === 'denied' || refusesAds()) return
  try {
    if (!isNew(transactionId)) return
    const entry = {
      ...EVENTS[kind],
      ...(kind === 'request' && sender.value !== undefined && { value: sender.value }),
      transaction_id: transactionId,
      // Lets Meta deduplicate this event with the server's.
      event_id: transactionId,
      ad_consent: 'granted',
      user_data: {
        sha256_email_address: await digest(
          typeof sender.email === 'string' ? googleEmail(cleanEmail(sender.email)) : undefined,
        ),
        sha256_phone_number: await digest(phoneAsGoogleHasIt(sender.phone)),
      },
    }
    const page = window as { dataLayer?: unknown[] }
    page.dataLayer ??= []
    page.dataLayer.push(entry)
    // That someone took a quiz is not shared with ad platforms.
    if (kind !== 'quiz' && mayLoadTags()) keepForTags(kind === 'request' ? entry : withoutSender(entry))
  } catch {
    // The lead is stored; a conversion that is not counted must not fail the visitor.
  }
}

/** Lower-case hex SHA-256; undefined for an empty text and without TLS (no crypto.subtle). */
async function digest(text: string | undefined): Promise<string | undefined> {
  if (!text || !globalThis.crypto?.subtle) return undefined
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function phoneAsGoogleHasIt(typed: unknown): string | undefined {
  const dial = typeof typed === 'string' ? phoneDial(typed) : ''
  return /^\+[1-9]\d{7,14}$/.test(dial) ? dial : undefined
}

function isNew(transactionId: string): boolean {
  const noted = stored<string>(NOTED)
  if (noted.includes(transactionId)) return false
  sessionStorage.setItem(NOTED, JSON.stringify([...noted, transactionId].slice(-MOST_NOTED)))
  return true
}

function keepForTags(entry: object): void {
  const untold = [...stored<object>(PENDING_CONVERSIONS), { ...entry, at: Date.now() }]
  sessionStorage.setItem(PENDING_CONVERSIONS, JSON.stringify(untold))
}

function withoutSender<E extends { user_data: unknown }>({
  user_data: _,
  ...entry
}: E): Omit<E, 'user_data'> {
  return entry
}

function stored<T>(key: string): T[] {
  const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
  return Array.isArray(kept) ? kept : []
}
