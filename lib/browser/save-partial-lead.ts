import { collectTracking } from '@/lib/browser/tracking'
import type { TourRequestPayload } from '@/lib/leads/tour-requests/schema'

/** Saves the first step's data in the background, even while the page unloads. Never throws. */
export function savePartialLead(payload: TourRequestPayload): void {
  fetch('/api/partial-leads', {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...collectTracking(), ...payload }),
  }).catch(() => {})
}
