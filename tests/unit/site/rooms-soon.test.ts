import { expect, test } from 'vitest'
import type { Apartments } from '@/lib/site/communities/openings'
import { type OpenPlan, roomsSoon } from '@/lib/site/communities/rooms-soon'
import { apartments, full } from '@/tests/support/prices'

const NOW = new Date('2026-11-27T06:00:00Z')
const day = (text: string) => new Date(`${text}T00:00:00Z`)

const memory = { slug: 'memory-care', name: 'Memory care' }
const respite = { slug: 'respite', name: 'Respite' }
const house = (id: string) => ({ id, slug: id, name: id, city: null })

function plan(community: string, more: Partial<Apartments> = {}, careType: OpenPlan['careType'] = memory) {
  return { ...apartments(more), careType, community: house(community) }
}

test('T113: counted are apartments that are free within 48 hours, by care and community', () => {
  const soon = roomsSoon(
    [
      plan('birch', { freeNow: 2 }),
      plan('birch', { freeNow: 0, availableFrom: day('2026-11-29'), laterOpenings: ['2026-11-30'] }),
      plan('birch', { freeNow: 0, availableFrom: day('2026-12-12') }),
      plan('cedar', { freeNow: 1, availableFrom: day('2026-11-28') }),
      plan('cedar', {}, null),
      plan('cedar', { freeNow: 0, availableFrom: day('2026-12-12') }, respite),
      plan('elm', { freeNow: 0, availableFrom: day('2026-11-20') }),
      { ...plan('elm'), ...full({ availability: 'waitlist', availableFrom: day('2026-11-28') }) },
    ],
    NOW,
  )
  expect(soon).toEqual([
    {
      ...memory,
      communities: [
        { ...house('birch'), apartments: 3 },
        { ...house('cedar'), apartments: 2 },
      ],
    },
  ])
})

test('where one plan is open without a number, no number is given', () => {
  const [kind] = roomsSoon([plan('birch', { freeNow: 2 }), plan('birch', { freeNow: null })], NOW)
  expect(kind?.communities).toEqual([{ ...house('birch'), apartments: null }])
})
