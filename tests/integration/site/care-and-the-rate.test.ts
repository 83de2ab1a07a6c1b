import { afterAll, beforeAll, expect, test } from 'vitest'
import { expireTags } from '@/lib/platform/cache/expiry'
import { db } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { getCare, getCityPage, getCommunitiesWith, getPlansFor } from '@/lib/site/communities/care-place'
import { carePricingCopy } from '@/lib/site/communities/care-pricing'
import { carePricingQuestions } from '@/lib/site/communities/care-pricing-question'
import { getCareTypes } from '@/lib/site/communities/care-types'
import { getCommunityCards } from '@/lib/site/communities/communities'
import { getCommunity } from '@/lib/site/communities/community'
import { careAnswer, placeAnswer } from '@/lib/site/communities/place-answer'
import { plainText } from '@/lib/site/content/plain-text'
import { findRecords } from '@/lib/site/search/find'
import { addressBook } from '@/lib/site/seo/address-book'
import { demoData } from '@/prisma/seed/demo-data'
import { seedDatabase } from '@/prisma/seed/seed-database'
import { rateStatements } from '@/tests/support/rate-statements'
import { makeStandInArt } from '@/tests/support/stand-in-art'

const NOW = new Date('2026-11-21T05:30:00Z')
const art = await makeStandInArt()

beforeAll(async () => {
  await seedDatabase({ data: demoData, now: NOW, artFolder: art.folder })
})
afterAll(art.remove)

/** Pages, plans and communities that say both that the rate includes care and that it does not. */
async function contradictions(): Promise<string[]> {
  const found: string[] = []
  const judge = (where: string, kind: string, texts: (string | null)[], data: string | null) => {
    const said = rateStatements(texts.filter(Boolean).join('\n'), kind.toLowerCase())
    if (data) said.add(data === 'included' ? 'included' : 'on top')
    if (said.size > 1) found.push(where)
  }
  for (const { slug } of await getCareTypes()) {
    const care = await getCare(slug)
    if (!care) continue
    const communities = await getCommunitiesWith(care)
    const plans = await getPlansFor(communities, care)
    const description = plainText(care.description ?? '')
    const own = [careAnswer({ care, communities, plans }, NOW), description]
    judge(`/${slug}`, care.name, own, care.carePricing)
    for (const path of (await addressBook()).cityPages.keys()) {
      const [kind = '', city = ''] = path.split('/')
      const page = kind === slug ? await getCityPage(kind, city) : null
      if (!page) continue
      const answers = carePricingQuestions(care, page.plans).map(({ answer }) => answer)
      judge(`/${path}`, care.name, [placeAnswer(page, NOW), description, ...answers], care.carePricing)
    }
  }
  for (const { slug } of await getCommunityCards()) {
    const community = await getCommunity(slug)
    for (const plan of community?.floorPlans ?? []) {
      const kind = plan.careType?.name ?? ''
      const alike =
        community?.floorPlans.filter(({ careType }) => careType?.name === plan.careType?.name) ?? []
      const texts = [plan.description, ...plan.highlights, carePricingCopy(alike)]
      judge(`/communities/${slug}: ${plan.name}`, kind, texts, plan.carePricing)
    }
  }
  return found
}

async function setCarePricing(slug: string, carePricing: string): Promise<void> {
  await db.careType.update({ where: { slug }, data: { carePricing } })
  await expireTags(['care_types'])
}

test('every care type and plan of the demo states what its rate includes', async () => {
  expect(await db.careType.count({ where: { carePricing: null } })).toBe(0)
})

test('no care page and no plan says both that the rate includes care and that it does not', async () => {
  expect(await contradictions()).toEqual([])
})

test('the walk notices a text that contradicts the record', async () => {
  await setCarePricing('memory-care', 'care-points')
  const found = await contradictions()
  await setCarePricing('memory-care', 'included')
  expect(found).toContain('/memory-care')
  expect(found).toContain('/memory-care/denver')
  expect(found.some((where) => where.startsWith('/communities/juniper-house: '))).toBe(true)
  expect(found).not.toContain('/assisted-living')
})

test('a search for a care type states what its rate includes, and nothing where plans differ', async () => {
  const note = async () => {
    const options = { typed: 'memory care', perKind: 5, kind: 'care' } as const
    const [group] = await findRecords(Prisma.sql`websearch_to_tsquery('english', 'memory care')`, options)
    return group?.hits.find(({ path }) => path === '/memory-care')?.note
  }
  expect(await note()).toBe('care included')
  const plan = await db.floorPlan.findFirstOrThrow({ where: { careType: { slug: 'memory-care' } } })
  await db.floorPlan.update({ where: { id: plan.id }, data: { carePricing: 'assessment' } })
  expect(await note()).toBeNull()
})
