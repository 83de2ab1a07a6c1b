import { beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { communities } from '@/lib/records/entities/communities'
import { faqs } from '@/lib/records/entities/faqs'
import { floorPlans } from '@/lib/records/entities/floor-plans'
import { publishRecord } from '@/lib/records/publish/publish-record'
import { createRecord } from '@/lib/records/store/operations'
import { givenCommunity, givenImage, somebody } from '@/tests/support/admin-fixtures'

const admin = somebody('admin')

beforeEach(async () => {
  await db.$executeRaw`truncate communities, floor_plans, faqs, drafts, images cascade`
})

async function given() {
  const { id } = await givenCommunity('aspen', { name: 'Aspen House' })
  const { id: imageId } = await givenImage('A porch')
  await db.community.update({
    where: { id },
    data: {
      street: '1 Main St',
      state: 'CO',
      phoneDisplay: '(303) 555-0142',
      imageId,
      shortDescription: 'A small house with a porch.',
      startingPrice: 4850,
      priceAsOf: new Date(),
      seoDescription: 'Assisted living in Boulder from $4,850 a month, as of November 2026.',
    },
  })
  const plan = { name: 'The Spruce', planSlug: 'spruce', communityId: id, bedrooms: 1, bathrooms: 1 }
  const made = await createRecord(admin, floorPlans, {
    ...plan,
    startingPrice: 4850,
    priceAsOf: '2026-11-01',
    active: true,
  })
  return { id, planId: made.id }
}

const aboutPrice = async (...asked: Parameters<typeof publishRecord>) => {
  const { warnings } = await publishRecord(...asked)
  return warnings.flatMap(({ field, message }) => (field === 'startingPrice' ? [message] : []))
}

test('a community with another price than its lowest plan is warned, with the texts that have its old price', async () => {
  const { id } = await given()
  await createRecord(admin, faqs, {
    question: 'What does it cost?',
    answer: '<p>At Aspen House from $4,850, as of November 2026.</p>',
  })
  const warnings = await aboutPrice(admin, communities, id, { values: { startingPrice: '4995' } })
  expect(warnings).toHaveLength(2)
  expect(warnings[0]).toBe('The lowest floor plan, The Spruce, says $4,850 a month: visitors read both')
  expect(warnings[1]).toContain('$4,850 is still in ')
  expect(warnings[1]).toContain(' of Aspen House')
  expect(warnings[1]).toContain('Answer of What does it cost?')
})

test('a plan cheaper than its community causes a warning; equal prices do not', async () => {
  const { id, planId } = await given()
  expect(await aboutPrice(admin, floorPlans, planId, { values: { startingPrice: '4600' } })).toContain(
    'Aspen House says from $4,850, its lowest floor plan is $4,600: change that too',
  )
  await db.community.update({ where: { id }, data: { seoDescription: null } })
  expect(await aboutPrice(admin, communities, id, { values: { startingPrice: '4600' } })).toEqual([])
})
