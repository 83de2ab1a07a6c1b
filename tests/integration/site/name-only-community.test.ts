import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemActor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { communities } from '@/lib/records/entities/communities'
import { siteSettings } from '@/lib/records/entities/site-settings'
import { publishRecord } from '@/lib/records/publish/publish-record'
import { createRecord, updateRecord } from '@/lib/records/store/operations'
import { type Instance, startInstance } from '@/tests/support/instance'
import { until } from '@/tests/support/until'

const STAFF = systemActor('Editor')

let site: Instance

beforeAll(async () => {
  await db.siteSettings.create({ data: { companyName: 'Evergrove Senior Living', productSlug: 'evergrove' } })
  site = await startInstance('web', { databaseUrl: env().DATABASE_URL })
})

afterAll(() => site.stop())

const read = async (path: string) => (await fetch(site.url + path)).text()

test('a community with only a name shows no state or stray comma on its page, its card and in metadata', async () => {
  const { id } = await createRecord(STAFF, communities, {
    name: 'Aspen Court',
    slug: 'aspen-court',
    active: false,
  })
  await publishRecord(STAFF, communities, id, { publishAnyway: 'The page opens with its name' })
  await until(
    'its page is there',
    async () => (await read('/communities/aspen-court')).includes('Aspen Court'),
    20_000,
  )
  for (const path of [
    '/communities/aspen-court',
    '/communities',
    '/contact',
    '/communities/compare?ids=aspen-court',
  ]) {
    const html = await read(path)
    expect(html, path).toContain('Aspen Court')
    expect(html, path).not.toMatch(/,\s*(<!-- -->)*CO\b|>\s*CO\s*<|"CO"|\bin CO\b|\bin null\b|Directions/)
  }
})

test('a community without a picture or a price has a head of its own, in which nothing is cut off', async () => {
  const html = await read('/communities/aspen-court')
  expect(html).toContain('Call us for prices')
  // These classes pull the head and its card up, over a picture.
  expect(html).not.toMatch(/lg:-mt-24|lg:-mt-18/)
})

test("a renamed product keeps its page's text", async () => {
  const reasons = {
    pagePath: '/why-evergrove',
    sectionType: 'rich-text',
    sectionKey: 'reasons',
    title: 'Our reasons',
  }
  await db.pageContentSection.create({ data: { ...reasons, content: { html: '<p>Eleven of them.</p>' } } })
  await updateRecord(STAFF, siteSettings, null, { productSlug: 'evergrove-living' })
  const shown = async () => (await read('/why-evergrove-living')).includes('Eleven of them.')
  await until('the words stand at the new address', shown, 20_000)
  const old = await fetch(`${site.url}/why-evergrove`, { redirect: 'manual' })
  expect(old.headers.get('location')).toContain('/why-evergrove-living')
})
