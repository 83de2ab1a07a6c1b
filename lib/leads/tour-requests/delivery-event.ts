import type { Settled } from '@/lib/platform/outbox/define-handler'

/** The entry of a lead's history about an alert that is finished: where it went and how that ended. */
export function deliveryEvent({ item, state, result }: Settled) {
  const reason = state === 'failed' && 'response' in result ? { reason: result.response } : {}
  const data = { deliveryId: item.id, target: item.target, outcome: state, ...reason }
  return { tourRequestId: item.tourRequestId ?? '', type: 'delivery' as const, data }
}
