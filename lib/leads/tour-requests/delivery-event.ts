import type { Settled } from '@/lib/platform/outbox/define-handler'

type Delivered = Pick<Settled, 'state' | 'result'> & {
  item: Pick<Settled['item'], 'id' | 'target' | 'tourRequestId'>
}

export function deliveryEvent({ item, state, result }: Delivered) {
  const reason = state === 'failed' && 'response' in result ? { reason: result.response } : {}
  const data = { deliveryId: item.id, target: item.target, outcome: state, ...reason }
  return { tourRequestId: item.tourRequestId ?? '', type: 'delivery' as const, data }
}
