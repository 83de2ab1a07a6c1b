import { randomUUID } from 'node:crypto'
import { subDays } from 'date-fns'
import { beforeEach, expect, test } from 'vitest'
import { erasePerson } from '@/lib/desk/personal-data/erase'
import { askForReviews } from '@/lib/leads/reviews/invite-reviewers'
import { reviewPath } from '@/lib/leads/reviews/review-link'
import { storeReview } from '@/lib/leads/reviews/store-review'
import { db } from '@/lib/platform/database/db'
import { VISITOR_MAIL } from '@/lib/platform/mail/visitor-mail'
import { requirePublicCommunity } from '@/lib/site/communities/public-community'
import { givenCommunity, somebody } from '@/tests/support/admin-fixtures'

let communityId: string
let careTypeId: string

beforeEach(async () => {
  await db.$executeRaw`truncate do_not_contacts, tour_requests, communities, care_types, testimonials, outbox_items cascade`
  communityId = (await givenCommunity('birch', { name: 'Birch Court' })).id
  careTypeId = (await db.careType.create({ data: { slug: 'memory-care', name: 'Memory care' } })).id
  await db.community.update({
    where: { id: communityId },
    data: { active: true, careTypes: { create: { careTypeId } } },
  })
})

/** A request whose family toured, or moved in, so many days ago. */
async function reached(to: 'toured' | 'converted', daysAgo: number, more: Record<string, unknown> = {}) {
  const createdAt = subDays(new Date(), daysAgo)
  return db.tourRequest.create({
    data: {
      name: 'Ann Novak',
      phone: '3035550142',
      email: `${randomUUID()}@example.com`,
      transactionId: randomUUID(),
      communityId,
      status: to,
      ...more,
      events: { create: { type: 'status', data: { from: 'scheduled', to }, createdAt } },
    },
  })
}

const outcomes = async () =>
  (await db.reviewInvitation.findMany({ orderBy: { outcome: 'asc' } })).map(({ outcome }) => outcome)
const mails = () => db.outboxItem.findMany({ where: { kind: VISITOR_MAIL } })

async function tokenOf(tourRequestId: string): Promise<string> {
  const invitation = await db.reviewInvitation.findFirstOrThrow({ where: { tourRequestId } })
  return reviewPath(invitation).split('/').at(-1) ?? ''
}

test('T117: everybody who toured or moved in is asked once, and who is left out is logged with the reason', async () => {
  const refused = 'no-mail@example.com'
  await db.doNotContact.create({
    data: { email: refused, scope: 'everything', how: 'phone', saidAt: new Date(), recordedBy: 'ann' },
  })
  const asked = await reached('toured', 3)
  await reached('toured', 3, { email: asked.email })
  await reached('converted', 31)
  await reached('toured', 3, { email: null })
  await reached('toured', 3, { email: refused })
  await reached('toured', 3, { communityId: null })
  await reached('toured', 1)
  await reached('toured', 61)
  await reached('toured', 3, { quarantinedAt: new Date() })
  await askForReviews()
  const all = ['asked', 'asked', 'asked-before', 'no-community', 'no-email', 'refused']
  expect(await outcomes()).toEqual(all)
  expect(await mails()).toHaveLength(2)
  await askForReviews()
  expect(await outcomes()).toEqual(all)
  expect(await mails()).toHaveLength(2)
})

test('T117: an answer is stored once, counts at once, and says what its author got and is to us', async () => {
  await db.siteSettings.create({ data: { companyName: 'Oak Homes', reviewIncentive: 'a $10 gift card' } })
  const { id } = await reached('toured', 3)
  await askForReviews()
  const token = await tokenOf(id)
  const sent = {
    rating: '2',
    content: 'The hall was cold.',
    authorName: 'Ann N.',
    insider: 'my brother cooks there',
    careType: careTypeId,
    consent: 'yes',
  }
  await expect(storeReview(token, { ...sent, rating: '' })).rejects.toMatchObject({
    status: 400,
    fieldErrors: { rating: expect.any(String) },
  })
  await storeReview(token, sent)
  await storeReview(token, { ...sent, rating: '5' })
  expect(await db.testimonial.findMany()).toMatchObject([
    {
      rating: 2,
      approved: false,
      insider: 'my brother cooks there',
      incentive: 'a $10 gift card',
      consentAt: expect.any(Date),
    },
  ])
  expect(await requirePublicCommunity('birch')).toMatchObject({ rating: 2, reviewCount: 1 })
  await expect(storeReview('nonsense', sent)).rejects.toMatchObject({ status: 404 })
})

test('T117: erasing a family empties the words it wrote and keeps the stars', async () => {
  const { id, email } = await reached('toured', 3)
  await askForReviews()
  await storeReview(await tokenOf(id), {
    rating: '4',
    content: 'The hall was warm.',
    authorName: 'Ann Novak',
    careType: careTypeId,
  })
  await erasePerson(somebody('admin'), { email: email ?? '', confirm: 'ERASE' })
  expect(await db.testimonial.findFirst()).toMatchObject({
    content: '',
    rating: 4,
    erasedAt: expect.any(Date),
  })
  expect(JSON.stringify(await db.testimonial.findMany())).not.toContain('Novak')
  expect(await requirePublicCommunity('birch')).toMatchObject({ rating: 4, reviewCount: 1 })
})
