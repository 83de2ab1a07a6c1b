import { collectTracking } from '@/lib/browser/tracking'
import type { TourRequestPayload } from '@/lib/leads/tour-requests/schema'

/** Tells the server in the background what the first step has, also while the page is being left. Never throws, and nobody waits. */
export function keepPartial(payload: TourRequestPayload): void {
  fetch('/api/partial-leads', {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...collectTracking(), ...payload }),
  }).catch(() => {})
}
