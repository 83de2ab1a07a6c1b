import { beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { proveAddresses } from '@/lib/records/old-addresses/prove-addresses'
import { givenCommunity, somebody } from '@/tests/support/admin-fixtures'

beforeEach(async () => {
  await db.$executeRaw`truncate communities, redirects cascade`
})

const prove = async (text: string) => {
  const { counts, rows } = await proveAddresses(somebody(), new Blob([text]).stream())
  return {
    counts,
    answers: Object.fromEntries(rows.map(({ address, outcome, to }) => [address, [outcome, to]])),
  }
}

test('T159: each old address is answered as a visitor would be, from a list, a sitemap, a table or a log', async () => {
  await givenCommunity('juniper', { name: 'Juniper' })
  for (const [fromPath, toPath] of [
    ['/our-juniper', '/communities/juniper'],
    ['/?p=12', '/communities/juniper'],
    ['/to-nowhere', '/no-page-here'],
    ['/elsewhere', 'https://elsewhere.example/'],
  ] as const)
    await db.redirect.create({ data: { fromPath, toPath, statusCode: 308 } })
  const list = [
    'https://old.example/communities/juniper',
    'https://old.example/our-juniper',
    'https://old.example/Our-Juniper/',
    '/?p=12',
    '/to-nowhere',
    '/elsewhere',
    '/homes/juniper',
    '/quite-another-thing-xyz',
  ]
  const { counts, answers } = await prove(list.join('\n'))
  expect(answers).toMatchObject({
    '/communities/juniper': ['page', '/communities/juniper'],
    '/?p=12': ['redirect', '/communities/juniper'],
    '/to-nowhere': ['broken', null],
    '/elsewhere': ['redirect', 'https://elsewhere.example/'],
    '/homes/juniper': ['gone', '/communities/juniper'],
    '/quite-another-thing-xyz': ['gone', null],
  })
  expect(counts).toEqual({ page: 1, redirect: 3, hops: 0, broken: 1, gone: 2 })
  expect(await db.redirect.count({ where: { hits: { gt: 0 } } })).toBe(0)

  const sitemap = `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
    <url><loc>https://old.example/our-juniper?a=1&amp;b=2</loc></url></urlset>`
  expect((await prove(sitemap)).counts).toMatchObject({ redirect: 1 })
  const table = 'Top pages,Clicks\n"https://old.example/our-juniper",5\n/gone-page,2\n'
  expect((await prove(table)).counts).toMatchObject({ redirect: 1, gone: 1 })
  const log = '1.2.3.4 - - [01/Nov/2026] "GET /our-juniper HTTP/1.1" 200 5 "https://x.example/from" "UA"\n'
  expect((await prove(log)).counts).toMatchObject({ redirect: 1, gone: 0 })
})

test('T159: a file without addresses, an index of sitemaps and XML with a document type are refused', async () => {
  await expect(prove('nothing here')).rejects.toMatchObject({ status: 400 })
  const index = '<sitemapindex><sitemap><loc>https://old.example/a.xml</loc></sitemap></sitemapindex>'
  await expect(prove(index)).rejects.toMatchObject({
    message: expect.stringContaining('https://old.example/a.xml'),
  })
  const bomb =
    '<?xml version="1.0"?><!DOCTYPE u [<!ENTITY a "aa">]><urlset><url><loc>/&a;</loc></url></urlset>'
  await expect(prove(bomb)).rejects.toMatchObject({ message: expect.stringContaining('document type') })
})
