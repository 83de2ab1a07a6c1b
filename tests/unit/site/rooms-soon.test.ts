import { expect, test } from 'vitest'
import { type OpenPlan, roomsSoon } from '@/lib/site/communities/rooms-soon'

const memory = { slug: 'memory-care', name: 'Memory care' }
const house = (id: string) => ({ id, slug: id, name: id, city: null })
const plan = (community: string, availableFrom: string | null, careType: OpenPlan['careType'] = memory) => {
  return {
    careType,
    community: house(community),
    availableFrom: availableFrom ? new Date(availableFrom) : null,
  }
}

test('T113: counted are plans that are open within 48 hours, by care and community', () => {
  const now = new Date('2026-11-27T06:00:00Z')
  const soon = roomsSoon(
    [
      plan('birch', null),
      plan('birch', '2026-11-29T06:00:00Z'),
      plan('birch', '2026-11-29T06:00:01Z'),
      plan('cedar', '2026-11-20'),
      plan('cedar', null, null),
      plan('cedar', '2026-12-12', { slug: 'respite', name: 'Respite' }),
    ],
    now,
  )
  expect(soon).toEqual([
    {
      ...memory,
      communities: [
        { ...house('birch'), plans: 2 },
        { ...house('cedar'), plans: 1 },
      ],
    },
  ])
})
