import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import type { Ordered } from '@/components/admin/records/order/ordered'

export const INSTRUCTIONS =
  'To move this by keyboard, press Space, then the arrow keys, and Space again to leave it there. Escape puts it back.'

/** Screen reader announcements; before `isSteady`, dnd-kit reports a picked row as over itself. */
export function announcementsFor(items: readonly Ordered[], isSteady: { current: boolean }): Announcements {
  const titleOf = (id: UniqueIdentifier) => items.find((item) => item.id === id)?.title ?? 'It'
  const placeOf = (id: UniqueIdentifier) =>
    `place ${items.findIndex((item) => item.id === id) + 1} of ${items.length}`
  return {
    onDragStart: ({ active: { id } }) => {
      isSteady.current = false
      return `${titleOf(id)} taken up, at ${placeOf(id)}.`
    },
    onDragOver: ({ active, over }) => {
      const isOwnAtFirst = !isSteady.current && over?.id === active.id
      isSteady.current = true
      return over && !isOwnAtFirst ? `${titleOf(active.id)} at ${placeOf(over.id)}.` : undefined
    },
    onDragEnd: ({ active, over }) =>
      over ? `${titleOf(active.id)} left at ${placeOf(over.id)}.` : `${titleOf(active.id)} is back.`,
    onDragCancel: ({ active: { id } }) => `${titleOf(id)} is back at ${placeOf(id)}.`,
  }
}
