import { beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { findPlans, findPriceChoices, findPricePage, PLANS_PER_PAGE } from '@/lib/site/communities/find-plans'
import { priceFilterFromQuery } from '@/lib/site/communities/price-filter'

const NOW = new Date('2026-11-24T00:00:00Z')

const rooms = (name: string) => ({ name, planSlug: name.toLowerCase(), bedrooms: 1, bathrooms: 1 })

const plan = (
  name: string,
  careTypeId: string | null,
  startingPrice: number | null,
  availability: string,
) => ({
  ...rooms(name),
  careTypeId,
  startingPrice,
  availability,
})

beforeAll(async () => {
  const assisted = await db.careType.create({ data: { slug: 'assisted-living', name: 'Assisted Living' } })
  const memory = await db.careType.create({ data: { slug: 'memory-care', name: 'Memory Care' } })
  await db.careType.create({ data: { slug: 'respite', name: 'Respite' } })
  const community = (slug: string, sortOrder: number, plans: ReturnType<typeof plan>[], active = true) =>
    db.community.create({
      data: { slug, name: slug, city: 'Boulder', sortOrder, active, floorPlans: { create: plans } },
    })
  await community('lodge', 1, [plan('Aspen', null, 3850, 'available')])
  await community('juniper', 2, [
    plan('Finch', assisted.id, 5640, 'waitlist'),
    plan('Wren', assisted.id, 4850, 'limited'),
    plan('Robin', memory.id, null, 'full'),
  ])
  await community('closed', 0, [plan('Gone', memory.id, 100, 'available')], false)
  await db.floorPlan.create({
    data: { ...rooms('Hidden'), active: false, community: { connect: { slug: 'lodge' } } },
  })
})

const names = async (query: Record<string, string>) =>
  (await findPricePage(priceFilterFromQuery(query), NOW)).plans.map(({ name }) => name)

test.each<[Record<string, string>, string[]]>([
  [{}, ['Aspen', 'Wren', 'Finch', 'Robin']],
  [{ community: 'juniper', care: 'assisted-living' }, ['Wren', 'Finch']],
  [{ care: 'memory-care' }, ['Robin']],
  [{ price: '5000' }, ['Aspen', 'Wren']],
  [{ open: 'yes' }, ['Aspen', 'Wren']],
  [{ community: 'nowhere' }, []],
  [{ community: 'closed' }, []],
])('A3, A4: filters the plans of all houses by %j', async (query, expected) => {
  expect(await names(query)).toEqual(expected)
})

test('with a limit that no plan meets, it names the nearest one above it', async () => {
  const { plans, nearest } = await findPricePage(priceFilterFromQuery({ price: '3000' }), NOW)
  expect([plans, nearest?.name]).toEqual([[], 'Aspen'])
})

test('T114: a mandatory fee is in the price of each plan', async () => {
  await db.fee.create({ data: { name: 'Technology', amount: 49.5, per: 'month', mandatory: true } })
  const [aspen] = await findPlans({ name: 'Aspen' })
  await db.fee.deleteMany()
  expect(aspen?.price).toMatchObject({ amount: 3899.5, monthly: [{ name: 'Technology' }] })
})

test('offers the houses and kinds of care that have plans', async () => {
  const { communities, care } = await findPriceChoices()
  expect(communities.map(({ slug }) => slug)).toEqual(['lodge', 'juniper'])
  expect(care.map(({ slug }) => slug)).toEqual(['assisted-living', 'memory-care'])
})

test('long tables come in pages that together hold every plan once', async () => {
  const { id: communityId } = await db.community.create({
    data: { slug: 'tower', name: 'Tower', sortOrder: 3 },
  })
  const many = Array.from({ length: PLANS_PER_PAGE }, (_, n) => ({
    ...rooms(`plan-${n}`),
    communityId,
    startingPrice: 4_000,
  }))
  await db.floorPlan.createMany({ data: many })
  const first = await findPricePage(priceFilterFromQuery({}), NOW)
  const last = await findPricePage(priceFilterFromQuery({ page: '99' }), NOW)
  expect([first.total, first.open, first.page, first.pages, last.page]).toEqual([
    PLANS_PER_PAGE + 4,
    PLANS_PER_PAGE + 2,
    1,
    2,
    2,
  ])
  const shown = [...first.plans, ...last.plans].map(({ id }) => id)
  expect(shown).toEqual((await findPlans({})).map(({ id }) => id))
})
