'use client'

import dynamic from 'next/dynamic'

/** Dragging, loaded only where there is something to order. */
export const LazyDragOrder = dynamic(
  () => import('@/components/admin/records/order/drag-order').then(({ DragOrder }) => DragOrder),
  { ssr: false },
)
