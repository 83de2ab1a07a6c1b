import { ExitOfferDialog } from '@/components/site/exit-offer/exit-offer-dialog'
import { isBusy } from '@/components/site/exit-offer/is-busy'
import { mayBeOffered, rememberOffer } from '@/lib/browser/offer-memory'
import type { ExitOffer } from '@/lib/leads/exit-offer/exit-offer'

const TIMEOUT_MS = 5_000

export { ExitOfferDialog }

/**
 * Fetches the offer and remembers that it was shown. Null when the visitor is busy, when there is no offer,
 * or when another tab has just shown it.
 */
export async function makeOffer(): Promise<ExitOffer | null> {
  if (isBusy() || !mayBeOffered()) return null
  const offer = await fetchOffer()
  // The visitor may have started typing or opened a dialog during the request.
  if (!offer || isBusy() || !mayBeOffered()) return null
  rememberOffer()
  return offer
}

async function fetchOffer(): Promise<ExitOffer | null> {
  try {
    const response = await fetch('/api/exit-intent-popup', { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return response.ok ? ((await response.json()) as ExitOffer) : null
  } catch {
    return null
  }
}
