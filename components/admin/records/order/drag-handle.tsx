'use client'

import { useSortable } from '@dnd-kit/sortable'
import { GripVertical } from 'lucide-react'
import { useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import type { Ordered } from '@/components/admin/records/order/ordered'

/** Drag handle of one row, portaled into its slot; the row moves with it. */
export function DragHandle({ item, slot }: { item: Ordered; slot: HTMLElement }) {
  const row = slot.closest<HTMLElement>('tr, li')
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: item.id })

  useLayoutEffect(() => {
    setNodeRef(row)
    return () => setNodeRef(null)
  }, [row, setNodeRef])

  useLayoutEffect(() => {
    if (!row) return
    row.style.transform = transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : ''
    row.style.transition = prefersReducedMotion() ? '' : (transition ?? '')
    row.toggleAttribute('data-dragged', isDragging)
    return () => {
      row.style.transform = ''
      row.style.transition = ''
      row.removeAttribute('data-dragged')
    }
  }, [row, transform, transition, isDragging])

  return createPortal(
    <button
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      type="button"
      aria-label={`Drag ${item.title}`}
      title="Drag to move"
      // Touching it drags instead of scrolling.
      className="grid size-11 cursor-grab touch-none place-items-center rounded-control text-ink-soft hover:bg-paper active:cursor-grabbing aria-disabled:opacity-35"
    >
      <GripVertical className="size-5" aria-hidden="true" />
    </button>,
    slot,
  )
}

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
