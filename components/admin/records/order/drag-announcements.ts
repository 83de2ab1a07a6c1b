import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import type { Ordered } from '@/components/admin/records/order/ordered'

export const INSTRUCTIONS =
  'To move this item with the keyboard, press Space, use the arrow keys, then press Space again to drop it. Press Escape to cancel.'

/** Screen reader announcements; before `isSteady`, dnd-kit reports a picked row as over itself. */
export function announcementsFor(items: readonly Ordered[], isSteady: { current: boolean }): Announcements {
  const titleOf = (id: UniqueIdentifier) => items.find((item) => item.id === id)?.title ?? 'Item'
  const placeOf = (id: UniqueIdentifier) =>
    `position ${items.findIndex((item) => item.id === id) + 1} of ${items.length}`
  return {
    onDragStart: ({ active: { id } }) => {
      isSteady.current = false
      return `${titleOf(id)} picked up at ${placeOf(id)}.`
    },
    onDragOver: ({ active, over }) => {
      const isOwnAtFirst = !isSteady.current && over?.id === active.id
      isSteady.current = true
      return over && !isOwnAtFirst ? `${titleOf(active.id)} at ${placeOf(over.id)}.` : undefined
    },
    onDragEnd: ({ active, over }) =>
      over ? `${titleOf(active.id)} dropped at ${placeOf(over.id)}.` : `${titleOf(active.id)} moved back.`,
    onDragCancel: ({ active: { id } }) => `${titleOf(id)} moved back to ${placeOf(id)}.`,
  }
}
