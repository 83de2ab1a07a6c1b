import { refusesAds } from '@/lib/browser/ad-choice'
import { mayLoadTags } from '@/lib/browser/ad-tags'
import { UNTOLD_CONVERSIONS } from '@/lib/leads/ad-tags/mark'
import { googleEmail } from '@/lib/marketing/conversions/google-email'
import { phoneDial } from '@/lib/platform/phones/phone'

/** What the data layer is told of each kind of lead. A value stands in specification section 9 for a request alone. */
const EVENTS = {
  request: { event: 'tour_request', value: 250, currency: 'USD' },
  rsvp: { event: 'event_rsvp' },
  download: { event: 'resource_download' },
  offer: { event: 'exit_offer' },
  quiz: { event: 'quiz_response' },
} as const

export type LeadKind = keyof typeof EVENTS

type Sender = { email?: unknown; phone?: unknown; adConsent?: unknown }
type DataLayer = { dataLayer?: unknown[] }

/** In the tab's storage: transactions that were told already. */
const NOTED = 'porchlight-noted'
/** How many transactions of one tab are remembered. */
const MOST_NOTED = 50

/**
 * Pushes a lead that was stored to the page's data layer, once per transaction, with e-mail and phone as SHA-256 digests
 * (feature F3), and keeps it for the tags of ad platforms, which no form page has. That a quiz was taken is told to
 * nobody outside. Nothing happens when the visitor refuses ads. Never throws; wait for it before leaving the page.
 */
export async function noteConversion(kind: LeadKind, transactionId: string, sender: Sender): Promise<void> {
  if (sender.adConsent === 'denied' || refusesAds()) return
  try {
    if (!isNew(transactionId)) return
    const entry = {
      ...EVENTS[kind],
      transaction_id: transactionId,
      // By which Meta knows the server's event as this one.
      event_id: transactionId,
      ad_consent: 'granted',
      user_data: {
        sha256_email_address: await digest(
          typeof sender.email === 'string' ? googleEmail(sender.email) : undefined,
        ),
        sha256_phone_number: await digest(phoneAsGoogleHasIt(sender.phone)),
      },
    }
    const page = window as DataLayer
    page.dataLayer ??= []
    page.dataLayer.push(entry)
    if (kind !== 'quiz' && mayLoadTags()) keepForTags(kind === 'request' ? entry : withoutSender(entry))
  } catch {
    // The lead is stored: that nobody counts it is no failure of the visitor's.
  }
}

/** Lower-case hexadecimal SHA-256 of a text; undefined for an empty one, and on pages without TLS, where browsers hash nothing. */
export async function digest(text: string | undefined): Promise<string | undefined> {
  if (!text || !globalThis.crypto?.subtle) return undefined
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** E.164, or nothing: half a number is nobody's. */
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
  const untold = [...stored<object>(UNTOLD_CONVERSIONS), { ...entry, at: Date.now() }]
  sessionStorage.setItem(UNTOLD_CONVERSIONS, JSON.stringify(untold))
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
