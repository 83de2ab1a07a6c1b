'use client'

import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { announcementsFor, INSTRUCTIONS } from '@/components/admin/records/order/drag-announcements'
import { DragHandle } from '@/components/admin/records/order/drag-handle'
import { slotsWithin } from '@/components/admin/records/order/order-slot'
import type { Ordered } from '@/components/admin/records/order/ordered'

type DragOrderProps = {
  /** Element that contains the rows with their slots. */
  frame: RefObject<HTMLElement | null>
  items: readonly Ordered[]
  isBusy: boolean
  onDrop: (from: number, to: number) => void
}

/** Orders rows by mouse, touch or keyboard. Handles are portals, so the list does not wait for this code. */
export function DragOrder({ frame, items, isBusy, onDrop }: DragOrderProps) {
  const [slots, setSlots] = useState<ReadonlyMap<string, HTMLElement>>(new Map())
  const pointer = useSensor(PointerSensor, { activationConstraint: { distance: 4 } })
  const keys = useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates })
  const sensors = useSensors(pointer, keys)
  const ids = items.map(({ id }) => id)
  const shown = ids.join()

  const isSteady = useRef(false)

  // In an effect, because the rows may be mounted later.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows change with the items
  useEffect(() => setSlots(slotsWithin(frame.current)), [frame, shown])

  function drop({ active, over }: DragEndEvent) {
    const from = ids.indexOf(String(active.id))
    const to = over ? ids.indexOf(String(over.id)) : -1
    if (from >= 0 && to >= 0 && from !== to) onDrop(from, to)
  }

  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={{
        announcements: announcementsFor(items, isSteady),
        screenReaderInstructions: { draggable: INSTRUCTIONS },
      }}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={isBusy}>
        {items.map((item) => {
          const slot = slots.get(item.id)
          return slot && <DragHandle key={item.id} item={item} slot={slot} />
        })}
      </SortableContext>
    </DndContext>
  )
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })
