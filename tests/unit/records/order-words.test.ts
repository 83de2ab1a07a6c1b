import { expect, test } from 'vitest'
import { announcementsFor } from '@/components/admin/records/order/drag-announcements'
import { movedTo } from '@/components/admin/records/order/ordered'

test('an entry moves to another place, up or down', () => {
  expect(movedTo(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(movedTo(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c'])
  expect(movedTo(['a', 'b'], 1, 0)).toEqual(['b', 'a'])
})

test('each step of dragging is announced with its place', () => {
  const items = ['Ruth', 'Sam', 'Ann'].map((title) => ({ id: title.toLowerCase(), title }))
  const say = announcementsFor(items, { current: false })
  const at = (active: string, over: string | null) =>
    ({ active: { id: active }, over: over && { id: over } }) as Parameters<typeof say.onDragEnd>[0]
  expect(say.onDragStart(at('ruth', null))).toBe('Ruth picked up at position 1 of 3.')
  expect(say.onDragOver(at('ruth', 'ruth'))).toBeUndefined()
  expect(say.onDragOver(at('ruth', 'ann'))).toBe('Ruth at position 3 of 3.')
  expect(say.onDragOver(at('ruth', 'ruth'))).toBe('Ruth at position 1 of 3.')
  expect(say.onDragOver(at('ruth', null))).toBeUndefined()
  expect(say.onDragEnd(at('ruth', 'sam'))).toBe('Ruth dropped at position 2 of 3.')
  expect(say.onDragCancel(at('ruth', null))).toBe('Ruth moved back to position 1 of 3.')
})
