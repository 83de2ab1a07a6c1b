import { addHours, addMinutes, subHours } from 'date-fns'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { expireTags } from '@/lib/platform/cache/expiry'
import { onExpiry, startListening } from '@/lib/platform/cache/tag-expiry.mjs'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { siteSettings } from '@/lib/records/entities/site-settings'
import { checkNow, checkPages, isChecking, planPageCheck } from '@/lib/records/page-uniqueness/check-pages'
import { listPages } from '@/lib/records/page-uniqueness/list-pages'
import { readPages } from '@/lib/records/page-uniqueness/read-pages'
import { updateRecord } from '@/lib/records/store/operations'
import { runIfDue } from '@/lib/server/worker/run-sweeps'
import { everyEntry } from '@/lib/site/seo/sitemap/sitemap-files'
import { isUniqueEnough, uniquenessTag } from '@/lib/site/seo/uniqueness'
import { somebody } from '@/tests/support/admin-fixtures'
import { type StubMode, startHttpStub } from '@/tests/support/http-stub'
import { runDue } from '@/tests/support/outbox-worker'

const admin = somebody('admin')
const words = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${prefix}${at}`).join(' ')

/** The contents of the site's pages, by address. */
const texts = new Map<string, string>()
const pages: StubMode = ({ path, headers }) => {
  expect(headers.host).toBe(new URL(env().SITE_URL).host)
  const text = texts.get(path)
  if (text === undefined) return { status: 404, body: 'Not here' }
  return { status: 200, body: `<body><nav>Menu</nav><main><p>${text}</p></main></body>` }
}
const site = await startHttpStub(pages)

beforeEach(async () => {
  await db.$executeRaw`truncate page_uniqueness, page_checks, outbox_items, communities, page_content_sections, care_types, landing_page_templates, site_settings, pages cascade`
  await startListening()
  Object.assign(env(), { PAGES_URL: site.url, PAGE_CHECK: 'on' })
  onTestFinished(() => {
    Object.assign(env(), { PAGES_URL: undefined, PAGE_CHECK: 'off' })
    expect(site.failures.splice(0)).toEqual([])
  })
  await db.siteSettings.create({ data: { companyName: 'Evergrove', uniquenessLimit: 15 } })
  const care = await db.careType.create({ data: { slug: 'memory-care', name: 'Memory care' } })
  for (const [slug, city, servesCities] of [
    ['juniper', 'Denver', ['littleton']],
    ['aspen', 'Boulder', []],
  ] as const)
    await db.community.create({
      data: {
        slug,
        name: slug,
        city,
        servesCities: [...servesCities],
        careTypes: { create: { careTypeId: care.id } },
        floorPlans: {
          create: {
            name: 'Spruce',
            planSlug: 'spruce',
            bedrooms: 1,
            bathrooms: 1,
            careTypeId: care.id,
            startingPrice: 6_950,
          },
        },
      },
    })
  await db.landingPageTemplate.createMany({
    data: ['first', 'second'].map((slug, at) => ({
      slug,
      title: slug,
      templateType: 'general',
      urlPattern: `/x-${slug}`,
      customContent: '<p>Own</p>',
      createdAt: new Date(2026, 1, at + 1),
    })),
  })
  await expireTags([
    'communities',
    'care_types',
    'floor_plans',
    'page_content_sections',
    'landing_page_templates',
    'site_settings',
    'pages',
  ])
  texts.clear()
  for (const care of ['memory-care', 'senior-living']) {
    texts.set(`/${care}/denver`, `Care for families who live in Denver. ${words('juniper', 80)}`)
    texts.set(`/${care}/littleton`, `Care for families who live in Littleton. ${words('juniper', 80)}`)
    texts.set(`/${care}/boulder`, `Care for families who live in Boulder. ${words('aspen', 80)}`)
  }
  texts.set('/first', words('visit', 60))
  texts.set('/second', `${words('visit', 60)} and`)
})

/** Runs a check to its end. */
async function checked(): Promise<void> {
  await checkNow(admin)
  while (await isChecking()) await runDue(checkPages)
}

async function inSitemap(): Promise<string[]> {
  const paths: string[] = []
  for await (const entries of everyEntry()) paths.push(...entries.map(({ path }) => path))
  return paths.filter((path) => texts.has(path)).toSorted()
}

const scores = async () => {
  const rows = await db.pageUniqueness.findMany({ orderBy: { path: 'asc' } })
  return Object.fromEntries(rows.map(({ path, score, similarPath }) => [path, [score, similarPath]]))
}

test('feature E2: a copy is kept out of search engines, its original and different pages are not', async () => {
  expect(await inSitemap()).toHaveLength(6)
  await checked()
  expect(await scores()).toEqual({
    '/first': [100, null],
    '/memory-care/boulder': [96, '/memory-care/denver'],
    '/memory-care/denver': [96, '/memory-care/boulder'],
    '/memory-care/littleton': [0, '/memory-care/denver'],
    '/second': [2, '/first'],
    '/senior-living/boulder': [96, '/senior-living/denver'],
    '/senior-living/denver': [96, '/senior-living/boulder'],
    '/senior-living/littleton': [0, '/senior-living/denver'],
  })
  expect(await isUniqueEnough('/memory-care/littleton')).toBe(false)
  expect(await isUniqueEnough('/memory-care/denver')).toBe(true)
  expect(await isUniqueEnough('/never-compared')).toBe(true)
  expect(await inSitemap()).toEqual([
    '/first',
    '/memory-care/boulder',
    '/memory-care/denver',
    '/senior-living/boulder',
    '/senior-living/denver',
  ])
})

test('feature E2: a page with its own text is indexed again, and every instance is notified of changes', async () => {
  await checked()
  expect(await isUniqueEnough('/memory-care/littleton')).toBe(false)
  const expired: string[] = []
  onTestFinished(onExpiry((tags) => expired.push(...(tags ?? []))))
  texts.set('/memory-care/littleton', `${texts.get('/memory-care/littleton')} ${words('littleton', 40)}`)
  await checked()
  expect((await scores())['/memory-care/littleton']).toEqual([33, '/memory-care/denver'])
  expect(await isUniqueEnough('/memory-care/littleton')).toBe(true)
  // No apartment of that care is in Littleton: only an editor's words make it a page of its own.
  expect(await inSitemap()).not.toContain('/memory-care/littleton')
  await db.pageContentSection.create({
    data: { pagePath: '/memory-care/littleton', sectionType: 'text', sectionKey: 'hospitals' },
  })
  await expireTags(['page_content_sections'])
  expect(await inSitemap()).toContain('/memory-care/littleton')
  expect(new Set(expired.filter((tag) => tag.startsWith('page_uniqueness')))).toEqual(
    new Set([uniquenessTag('/memory-care/littleton')]),
  )
})

test('feature E2: the limit is a setting; without one every page is indexed', async () => {
  await checked()
  await updateRecord(admin, siteSettings, null, { uniquenessLimit: 0 })
  expect(await isUniqueEnough('/memory-care/littleton')).toBe(true)
  expect(await inSitemap()).toHaveLength(6)
  await updateRecord(admin, siteSettings, null, { uniquenessLimit: 98 })
  expect(await isUniqueEnough('/memory-care/denver')).toBe(false)
  expect(await inSitemap()).toEqual(['/first'])
  await expect(updateRecord(admin, siteSettings, null, { uniquenessLimit: 101 })).rejects.toMatchObject({
    status: 400,
  })
})

test('feature E2: a deleted page loses its score, a failing one keeps it', async () => {
  await checked()
  texts.delete('/memory-care/littleton')
  site.setMode(({ path }) =>
    path === '/second'
      ? { status: 500, body: 'Broken' }
      : texts.has(path)
        ? { status: 200, body: `<main>${texts.get(path)}</main>` }
        : { status: 404 },
  )
  onTestFinished(() => site.setMode(pages))
  await checked()
  expect(await scores()).not.toHaveProperty('/memory-care/littleton')
  expect(await isUniqueEnough('/memory-care/littleton')).toBe(true)
  expect((await scores())['/second']).toEqual([2, '/first'])
  // An unreadable page says nothing about similarity.
  site.setMode({ status: 200, body: '<p>Something else answers here</p>' })
  await checked()
  expect(Object.keys(await scores())).toHaveLength(7)
})

test('feature E2: while the site is down nothing changes, and the screen says so', async () => {
  await checked()
  const before = await scores()
  site.setMode({ status: 503, headers: { 'retry-after': '7' } })
  onTestFinished(() => site.setMode(pages))
  await checkNow(admin)
  await runDue(checkPages)
  expect(await scores()).toEqual(before)
  expect(await isChecking()).toBe(true)
  expect(await listPages(admin, { below: null, page: 1 })).toMatchObject({
    problem: `${site.url} returned 503`,
  })
  site.setMode(pages)
  while (await isChecking()) await runDue(checkPages)
  expect(await listPages(admin, { below: null, page: 1 })).toMatchObject({ problem: null, isChecking: false })
})

test('feature E2: a check that takes longer than one attempt continues where it stopped', async () => {
  const began = new Date()
  const read: string[] = []
  const signal = new AbortController().signal
  for (let after: string | null = ''; after !== null; ) {
    after = await readPages({ began, after, untilMs: 0 }, signal)
    if (after) read.push(after)
  }
  expect(read).toEqual([...texts.keys()].toSorted())
  expect(await db.pageUniqueness.count({ where: { readAt: began } })).toBe(8)
})

test('feature E2: users who may read landing pages see the list, those who may change them start checks, one at a time', async () => {
  await checked()
  const { rows, ...list } = await listPages(somebody('viewer'), { below: 'limit', page: 1 })
  expect(list).toMatchObject({ total: 3, limit: 15, isChecking: false, checkedAt: expect.any(String) })
  expect(rows.map(({ path }) => path)).toEqual([
    '/memory-care/littleton',
    '/senior-living/littleton',
    '/second',
  ])
  expect(rows[2]).toMatchObject({ score: 2, similarPath: '/first', words: 61, isIndexed: false })
  expect((await listPages(somebody('viewer'), { below: null, page: 'last' })).rows.at(-1)).toMatchObject({
    path: '/first',
    score: 100,
  })
  await expect(checkNow(somebody('viewer'))).rejects.toMatchObject({ status: 403 })
  await expect(checkNow(somebody('counselor'))).rejects.toMatchObject({ status: 403 })
  await checkNow(somebody('editor'))
  await expect(checkNow(somebody('editor'))).rejects.toMatchObject({ status: 409 })
})

test('feature E2: pages are compared every night, and within an hour after edits', async () => {
  // In the company's night a day later, when the log entries of earlier tests are old.
  const night = new Date(Date.now() + 48 * 3_600_000)
  night.setUTCHours(12, 0, 0, 0)
  const planned = async (now: Date) => {
    await db.outboxItem.deleteMany()
    await planPageCheck.run(now)
    return isChecking()
  }
  expect(await planned(subHours(night, 3))).toBe(true)
  expect(await planned(subHours(night, 2))).toBe(false)
  expect(await planned(night)).toBe(true)
  expect(await planned(addMinutes(night, 90))).toBe(false)
  await db.auditEntry.create({
    data: { action: 'update', entity: 'landingPageTemplate', at: addMinutes(night, 88) },
  })
  expect(await planned(addMinutes(night, 90))).toBe(false)
  expect(await planned(addMinutes(night, 94))).toBe(true)
  expect(await planned(addMinutes(night, 99))).toBe(false)
  await db.auditEntry.create({ data: { action: 'update', entity: 'redirect', at: addMinutes(night, 100) } })
  expect(await planned(addMinutes(night, 200))).toBe(false)
  env().PAGE_CHECK = 'off'
  expect(await runIfDue(planPageCheck, addHours(night, 30))).toBe(false)
})
