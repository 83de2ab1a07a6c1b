import { expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { getCommunity } from '@/lib/site/communities/community'

test('a community’s page has its three latest posts, in manual order within a day', async () => {
  const { id: communityId } = await db.community.create({
    data: { slug: 'larkspur', name: 'Larkspur', city: 'Denver' },
  })
  const post = (caption: string, day: number | null, more = {}) => ({
    caption,
    communityId,
    postDate: day === null ? null : new Date(Date.UTC(2026, 9, day, 18)),
    ...more,
  })
  await db.socialPost.createMany({
    data: [
      post('oldest', 1),
      post('undated', null),
      post('second of the day', 3, { sortOrder: 2 }),
      post('first of the day', 3, { sortOrder: 1 }),
      post('newest', 5),
      post('taken off', 6, { active: false }),
    ],
  })
  const community = await getCommunity('larkspur')
  expect(community?.socialPosts.map(({ caption }) => caption)).toEqual([
    'newest',
    'first of the day',
    'second of the day',
  ])
})
