import { refusesAds } from '@/lib/client/ad-choice'
import { phoneDial } from '@/lib/leads/phone'
import type { TourRequestPayload } from '@/lib/leads/schema'

/** Value of a tour request (specification section 9). */
const TOUR_VALUE = { value: 250, currency: 'USD' }

type DataLayer = { dataLayer?: unknown[] }

/**
 * Pushes the conversion to the page's tracking data layer with email and phone as SHA-256 digests (specification
 * section 9). Nothing is pushed when the visitor refuses ads. Never throws.
 */
export async function noteConversion(transactionId: string, lead: TourRequestPayload): Promise<void> {
  if (lead.adConsent === 'denied' || !globalThis.crypto?.subtle) return
  if (refusesAds()) return
  const page = window as DataLayer
  page.dataLayer ??= []
  page.dataLayer.push({
    event: 'tour_request',
    transaction_id: transactionId,
    // By which Meta knows the server's event as this one.
    event_id: transactionId,
    ...TOUR_VALUE,
    ad_consent: 'granted',
    user_data: {
      sha256_email_address: await digest(lead.email?.trim().toLowerCase()),
      sha256_phone_number: await digest(phoneDial(lead.phone)),
    },
  })
}

/** Lower-case hexadecimal SHA-256 of a text; undefined for an empty one. */
export async function digest(text: string | undefined): Promise<string | undefined> {
  if (!text) return undefined
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
