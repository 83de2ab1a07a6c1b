import { apiRequest, errorBody } from '@/lib/browser/api-request'
import { noteConversion } from '@/lib/browser/lead-conversion'
import { rememberConversion } from '@/lib/browser/offer-memory'
import { collectTracking } from '@/lib/browser/tracking'
import { LEAD_MESSAGES } from '@/lib/leads/tour-requests/schema'

const TIMEOUT_MS = 15_000

export type ExitOfferOutcome =
  | { kind: 'sent'; link: string | null }
  | { kind: 'refused'; message: string }
  | { kind: 'failed' }

type Offered = { transactionId: string; email: string } & Record<string, unknown>

/** Sends the email address with tracking fields. Never throws. */
export async function sendExitOffer(payload: Offered): Promise<ExitOfferOutcome> {
  try {
    const body = { ...collectTracking(), ...payload }
    const response = await apiRequest(
      'POST',
      '/api/exit-intent-submissions',
      body,
      AbortSignal.timeout(TIMEOUT_MS),
    )
    const { link = null } = (await response.json()) as { link?: string | null }
    rememberConversion()
    await noteConversion('offer', payload.transactionId, payload)
    return { kind: 'sent', link }
  } catch (error) {
    if (errorBody(error).fieldErrors) return { kind: 'refused', message: LEAD_MESSAGES.email }
    return { kind: 'failed' }
  }
}
