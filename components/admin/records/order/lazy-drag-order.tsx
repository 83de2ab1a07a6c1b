'use client'

import dynamic from 'next/dynamic'

/** Loads dragging only where rows can be ordered. */
export const LazyDragOrder = dynamic(
  () => import('@/components/admin/records/order/drag-order').then(({ DragOrder }) => DragOrder),
  { ssr: false },
)
