import type { Settled } from '@/lib/platform/outbox/define-handler'

export function deliveryEvent({ item, state, result }: Settled) {
  const reason = state === 'failed' && 'response' in result ? { reason: result.response } : {}
  const data = { deliveryId: item.id, target: item.target, outcome: state, ...reason }
  return { tourRequestId: item.tourRequestId ?? '', type: 'delivery' as const, data }
}
