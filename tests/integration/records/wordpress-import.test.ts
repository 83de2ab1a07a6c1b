import { randomUUID } from 'node:crypto'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { expireNow } from '@/lib/platform/cache/expiry'
import { db } from '@/lib/platform/database/db'
import { badRequest } from '@/lib/platform/errors'
import { outboundPolicy } from '@/lib/platform/integrations/outbound-policy'
import { fetchNextPictures } from '@/lib/records/wordpress/fetch-pictures'
import { readWordpressImport } from '@/lib/records/wordpress/find-import'
import { proveImport } from '@/lib/records/wordpress/prove-import'
import { readNext, startReading } from '@/lib/records/wordpress/read-site'
import { readWxr } from '@/lib/records/wordpress/read-wxr'
import { runWordpressImport } from '@/lib/records/wordpress/run-import'
import { storeExport } from '@/lib/records/wordpress/store-export'
import { readTextChanges } from '@/lib/records/wordpress/text-changes'
import { undoWordpressImport } from '@/lib/records/wordpress/undo-import'
import { givenAccount } from '@/tests/support/accounts'
import { somebody } from '@/tests/support/admin-fixtures'
import type { StubMode } from '@/tests/support/http-stub'
import { OLD_SITE, TRAPS, wxr, wxrItem } from '@/tests/support/wordpress-export'
import { OLD_ACCOUNT, startWordpress } from '@/tests/support/wordpress-site'

const TABLES = ['blog_posts', 'pages', 'page_content_sections', 'redirects', 'images', 'revisions'] as const

beforeEach(async () => {
  await db.$executeRaw`truncate wordpress_imports, blog_posts, posts, pages, page_content_sections, redirects, images, revisions, drafts, site_settings cascade`
  await db.siteSettings.create({ data: { companyName: 'Maple House', timeZone: 'America/Chicago' } })
  expireNow(['blog_posts', 'pages', 'redirects', 'site_settings'])
})

async function admin() {
  const { id, username } = await givenAccount({ role: 'admin' })
  return { ...somebody('admin'), id, username }
}

type Admin = Awaited<ReturnType<typeof admin>>

const store = (actor: Admin, text: string) => storeExport(actor, new Blob([text]).stream(), 'old-home.xml')

/** Number and digest of the rows of each table. */
async function tables() {
  const found = TABLES.map(async (table) => {
    const [row] = await db.$queryRawUnsafe<object[]>(
      `select count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text)) as digest from ${table} t`,
    )
    return [table, row] as const
  })
  return Object.fromEntries(await Promise.all(found))
}

/** Puts a picture into the library in place of the guarded client; other addresses answer 404. */
async function fetching(_: unknown, address: string): Promise<string> {
  if (!address.endsWith('/front.jpg'))
    throw badRequest('This picture could not be fetched. Its server returned 404.')
  const key = randomUUID()
  const url = `/media/pictures/${key.replaceAll('-', '').slice(0, 24)}/640.webp`
  await db.image.create({
    data: {
      objectKey: key,
      checksum: key,
      url,
      alt: '',
      width: 8,
      height: 5,
      sizeBytes: 1,
      mimeType: 'image/webp',
    },
  })
  return url
}

test('T160: each item of an export becomes what it is: texts without markup, dates, authors, pictures and links', async () => {
  const actor = await admin()
  const before = await tables()
  const { id } = await store(actor, wxr(TRAPS))
  expect(await tables()).toEqual(before)
  const look = await readWordpress(actor, id)
  expect(look['Post 4']?.words).toEqual([
    'Layout of Divi',
    'Shortcode [et_pb_section]',
    'Shortcode [et_pb_text]',
    'Shortcode [gallery]',
    'Shortcode [contact-form-7]',
  ])
  expect(look['Post 13']).toMatchObject({ outcome: 'refused', words: ['Content: Content is required'] })
  expect(look.Menu).toMatchObject({ outcome: 'left-out' })
  expect((await fetchNextPictures(actor, id, fetching)).left).toBe(0)
  expect(await runWordpressImport(actor, id)).toEqual({ created: 13 })

  const posts = new Map((await db.blogPost.findMany()).map((post) => [post.title, post]))
  expect(posts.get('Tea & talk')).toMatchObject({
    slug: 'post-1',
    content: '<p>Come for <strong>tea</strong>.</p>',
    author: 'Ann Alder',
    published: true,
    publishedAt: new Date('2019-05-01T15:00:00Z'),
  })
  // A zero in UTC: the date of the site counts.
  expect(posts.get('Post 3')?.publishedAt).toEqual(new Date('2019-06-01T14:30:00Z'))
  expect(posts.get('A draft')?.published).toBe(false)
  expect(posts.get('Post 9')?.published).toBe(false)
  expect(posts.get('Post 4')?.content).not.toContain('et_pb')
  expect(posts.get('Post 5')?.content).toBe('<p>Before</p><p>After</p>')
  const image = await db.image.findFirstOrThrow()
  expect(image.alt).toBe('The front')
  expect(posts.get('Post 6')?.mainImageId).toBe(image.id)
  expect(posts.get('Post 6')?.content).toContain(`<img src="${image.url}" alt="The front"`)
  expect(posts.get('Post 7')?.content).toContain(
    '<a href="/blog/post-1">One</a>, <a href="/blog/post-3">three</a>, gone',
  )
  expect(posts.get('Post 7')).toMatchObject({ seoTitle: null, seoDescription: 'By Yoast' })
  expect(posts.get('Post 8')).toMatchObject({ seoTitle: 'Ranked', seoDescription: 'By Rank Math' })
  expect(posts.get('Terms')).toMatchObject({ category: 'News', tags: ['A & B'] })
  expect(posts.get('Again one')?.slug).toBe('post-1-2')
  expect(await db.page.findMany()).toMatchObject([{ path: '/our-rooms', active: true }])
  expect(await db.pageContentSection.findMany()).toMatchObject([
    { pagePath: '/our-rooms', content: { html: '<p>Rooms with a view.</p>' } },
  ])

  expireNow(['blog_posts', 'pages', 'redirects'])
  const { rows } = await proveImport(actor, id)
  const answers = Object.fromEntries(rows.map(({ address, outcome }) => [address, outcome]))
  expect(answers).toMatchObject({
    '/2019/05/post-1/': 'redirect',
    '/?p=1': 'redirect',
    '/?p=3': 'redirect',
    '/2019/05/post-13/': 'gone',
    '/?page_id=14': 'redirect',
  })

  await db.blogPost.update({ where: { slug: 'post-3' }, data: { title: 'Changed' } })
  await expect(undoWordpressImport(actor, id)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('Nothing was undone'),
  })
})

test('T161: an export of 5,000 posts is answered at every address, changes nothing again, and is undone whole', async () => {
  const actor = await admin()
  const traps = TRAPS.filter((item) => !/<wp:post_id>(?:13|9)</.test(item))
  const many = Array.from({ length: 5_000 }, (_, at) =>
    wxrItem({
      id: 1_000 + at,
      content: `<p>Words of post ${at}, <a href="${OLD_SITE}/?p=${1_000 + ((at * 7) % 5_000)}">and another</a>.</p>`,
    }),
  )
  const text = wxr([...traps, ...many])
  const before = await tables()
  const { id } = await store(actor, text)
  const { created } = await runWordpressImport(actor, id)
  expect(created).toBe(5_012)
  expect(await db.blogPost.count({ where: { published: true } })).toBe(5_010)
  expireNow(['blog_posts', 'pages', 'redirects'])
  const { counts } = await proveImport(actor, id)
  expect(counts).toMatchObject({ hops: 0, broken: 0, gone: 0 })
  expect(counts.redirect).toBeGreaterThan(10_000)

  const after = await tables()
  const again = await store(actor, text)
  expect(await runWordpressImport(actor, again.id)).toEqual({ created: 0 })
  expect(await tables()).toEqual(after)
  expect(await undoWordpressImport(actor, again.id)).toEqual({ undone: 0 })
  expect(await undoWordpressImport(actor, id)).toEqual({ undone: 5_012 })
  expect(await tables()).toEqual(before)
}, 180_000)

test('T162: only administrators move a site, and a document type or another file is refused', async () => {
  const text = wxr(TRAPS)
  await expect(storeExport(somebody('editor'), new Blob([text]).stream(), 'f')).rejects.toMatchObject({
    status: 403,
  })
  const actor = await admin()
  const bomb = '<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>'
  await expect(store(actor, wxr(TRAPS, bomb))).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('document type'),
  })
  await expect(store(actor, '<rss version="2.0"><channel></channel></rss>')).rejects.toMatchObject({
    status: 400,
  })
  expect(await db.wordpressImport.count()).toBe(0)
})

/** Sites on loopback, without TLS. */
const reach = outboundPolicy('127.0.0.1')

async function givenSite(items: readonly string[], capabilities?: object) {
  const site = await startWordpress((await readWxr([wxr(items)])).items, capabilities)
  onTestFinished(() => site.close())
  return site
}

async function readWhole(actor: Admin, id: string) {
  for (;;) {
    const answer = await readNext(actor, id, OLD_ACCOUNT, reach)
    if (answer.isDone) return answer
  }
}

test('T178: a site read by its address becomes the same import as its export', async () => {
  const actor = await admin()
  const site = await givenSite(TRAPS)
  const before = await tables()
  const { id } = await startReading(actor, { address: site.url, ...OLD_ACCOUNT }, reach)
  await expect(runWordpressImport(actor, id)).rejects.toMatchObject({ status: 409 })
  expect(await readWhole(actor, id)).toMatchObject({ read: 14, total: 14 })
  expect(await tables()).toEqual(before)
  const byFile = await store(actor, wxr(TRAPS))
  const planned = async (importId: string) =>
    (await readWordpressImport(actor, importId)).items
      .filter(({ outcome }) => outcome !== 'left-out')
      .map(({ id: _, ...item }) => item)
  expect(await planned(id)).toEqual(await planned(byFile.id))
  expect(site.failures).toEqual([])
})

test('T179: an interrupted reading goes on where it was, and the password is kept nowhere', async () => {
  const actor = await admin()
  const site = await givenSite(Array.from({ length: 60 }, (_, at) => wxrItem({ id: at + 1 })))
  const start = () => startReading(actor, { address: site.url, ...OLD_ACCOUNT }, reach)
  const { id } = await start()
  expect(await readNext(actor, id, OLD_ACCOUNT, reach)).toMatchObject({ read: 50, total: 60 })
  site.setMode({ status: 503 })
  await expect(readNext(actor, id, OLD_ACCOUNT, reach)).rejects.toMatchObject({ status: 502 })
  site.heal()
  expect(await start()).toEqual({ id, read: 50, total: 60, isDone: false })
  await readWhole(actor, id)
  expect(await db.wordpressItem.count({ where: { importId: id, outcome: 'waiting' } })).toBe(60)
  const rows = await db.$queryRaw<{ row: string }[]>`
    select i::text as row from wordpress_imports i union all select i::text from wordpress_items i`
  expect(rows.filter(({ row }) => row.includes(OLD_ACCOUNT.password))).toEqual([])
})

test.each<[string, StubMode, object]>([
  [
    'another site',
    { status: 200, body: '<p>Hello</p>' },
    { address: 'There is no WordPress site at this URL' },
  ],
  [
    'a WordPress without its REST API',
    { status: 404, body: '<link href="/wp-content/themes/old/style.css">' },
    { address: expect.stringContaining('its REST API is not open') },
  ],
  [
    'a redirect to another site',
    { status: 301, headers: { location: 'https://elsewhere.example/' } },
    { address: expect.stringContaining('elsewhere.example') },
  ],
])('T178: %s is refused at the address, and gets no password', async (_case, mode, fieldErrors) => {
  const site = await givenSite([])
  site.setMode(mode)
  const read = startReading(await admin(), { address: site.url, ...OLD_ACCOUNT }, reach)
  await expect(read).rejects.toMatchObject({ status: 400, fieldErrors })
  expect(site.requests.filter(({ headers }) => headers.authorization)).toEqual([])
})

test('T178: a wrong password, an account without rights, and addresses in our network or without TLS are refused', async () => {
  const actor = await admin()
  const site = await givenSite(TRAPS, { edit_posts: true })
  const refused = (given: object, fieldErrors: object, by = reach) =>
    expect(startReading(actor, { address: site.url, ...OLD_ACCOUNT, ...given }, by)).rejects.toMatchObject({
      status: 400,
      fieldErrors,
    })
  await refused({ password: 'wrong' }, { password: expect.stringContaining('rejected this username') })
  await refused({}, { username: expect.stringContaining('other people’s drafts') })
  await refused({}, { address: expect.stringContaining('public internet') }, outboundPolicy())
  await refused({ address: 'http://old-home.example' }, { address: expect.stringContaining('https://') })
  await expect(
    startReading(somebody('editor'), { address: site.url, ...OLD_ACCOUNT }, reach),
  ).rejects.toMatchObject({ status: 403 })
  expect(await db.wordpressImport.count()).toBe(0)
})

test('T180: what cleaning removes from a text and adds is shown until the import', async () => {
  const actor = await admin()
  const { id } = await store(actor, wxr(TRAPS))
  const item = (await readWordpress(actor, id))['Post 5']
  const { parts } = await readTextChanges(actor, id, item?.id ?? '')
  const textOf = (...kinds: string[]) =>
    parts.flatMap(({ kind, text }) => (kinds.includes(kind) ? text : [])).join('')
  expect(textOf('kept', 'removed')).toContain('<p>Before</p><iframe src="https://video.example"></iframe>')
  expect(textOf('kept', 'added')).toBe('<p>Before</p><p>After</p>')
  expect(textOf('removed')).toContain('<script>alert(1)</script>')
  await runWordpressImport(actor, id)
  await expect(readTextChanges(actor, id, item?.id ?? '')).rejects.toMatchObject({ status: 404 })
})

async function readWordpress(actor: Admin, id: string) {
  const { items } = await readWordpressImport(actor, id)
  return Object.fromEntries(items.map((item) => [item.title, item]))
}
