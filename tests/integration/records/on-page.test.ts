import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { amenities } from '@/lib/records/entities/amenities'
import { communityHighlights } from '@/lib/records/entities/community-highlights'
import { faqs } from '@/lib/records/entities/faqs'
import { pageContentSections } from '@/lib/records/entities/page-content-sections'
import { siteNavigation } from '@/lib/records/entities/site-navigation'
import { addSection, orderSections, pageSections } from '@/lib/records/on-page/page-sections'
import { pageWork } from '@/lib/records/on-page/page-work'
import { sheetData } from '@/lib/records/on-page/sheet-data'
import { planPublication } from '@/lib/records/publish/plan-publication'
import { publishRecord } from '@/lib/records/publish/publish-record'
import { saveDraft } from '@/lib/records/publish/save-draft'
import { createRecord, getRecord } from '@/lib/records/store/operations'
import { prepareStaffBars, withStaffBar } from '@/lib/server/front/staff-bar'
import { givenAccount } from '@/tests/support/accounts'
import { sessionOf } from '@/tests/support/actors'
import { givenCommunity, somebody } from '@/tests/support/admin-fixtures'

const admin = somebody()
const PAGE = '/dining'

beforeEach(async () => {
  await db.$executeRaw`truncate drafts, publication_plans, link_findings, page_content_sections, landing_page_templates,
    community_highlights, communities, faqs, amenities, revisions cascade`
  await db.page.upsert({
    where: { path: PAGE },
    create: { path: PAGE, title: 'Dining', description: 'What we cook.' },
    update: { active: true },
  })
})

const section = (title: string, more: object = {}) =>
  createRecord(admin, pageContentSections, {
    pagePath: PAGE,
    sectionType: 'rich-text',
    sectionKey: title.toLowerCase(),
    title,
    content: { html: `<p>${title}.</p>` },
    active: true,
    ...more,
  })

const titles = async (path = PAGE) => (await pageSections(admin, path)).sections.map(({ title }) => title)

/** Publishes every draft of sections, as Publish does for the page. */
async function publishAll(): Promise<void> {
  for (const { entityId } of await db.draft.findMany({ where: { entity: 'pageContentSection' } }))
    await publishRecord(admin, pageContentSections, entityId)
}

test('T215: sections are added and moved as drafts, and change the page when they are published', async () => {
  const [soup, bread] = [await section('Soup'), await section('Bread')]
  expect(await titles()).toEqual(['Soup', 'Bread'])
  const made = await addSection(admin, PAGE, { kind: 'reviews', after: soup.id })
  expect(made.entity).toBe('page-content-sections')
  expect(await titles()).toEqual(['Soup', 'Reviews', 'Bread'])
  await orderSections(admin, PAGE, [bread.id, made.id, soup.id])
  expect(await titles()).toEqual(['Bread', 'Reviews', 'Soup'])
  const stored = () =>
    db.pageContentSection.findMany({ where: { pagePath: PAGE }, orderBy: { sortOrder: 'asc' } })
  expect((await stored()).map(({ title }) => title)).toEqual(['Soup', 'Bread'])
  await publishAll()
  expect((await stored()).map(({ sectionType }) => sectionType)).toEqual([
    'rich-text',
    'reviews',
    'rich-text',
  ])
  expect((await stored()).map(({ title }) => title)).toEqual(['Bread', null, 'Soup'])
  expect(await db.draft.count()).toBe(0)
})

test('T215: what was typed in a section stays when it is moved, and nobody else may move or add', async () => {
  const [soup, bread] = [await section('Soup'), await section('Bread')]
  await saveDraft(admin, pageContentSections, soup.id, { values: { title: 'Broth' } })
  await orderSections(admin, PAGE, [bread.id, soup.id])
  expect(await titles()).toEqual(['Bread', 'Broth'])
  await expect(orderSections(admin, PAGE, [bread.id])).rejects.toMatchObject({ status: 409 })
  await expect(addSection(admin, PAGE, { kind: 'invented', after: null })).rejects.toMatchObject({
    status: 400,
  })
  const viewer = somebody('viewer')
  await expect(addSection(viewer, PAGE, { kind: 'cta', after: null })).rejects.toMatchObject({ status: 403 })
  await expect(pageSections(viewer, PAGE)).rejects.toMatchObject({ status: 403 })
  await expect(pageSections(admin, '/nothing-here')).rejects.toMatchObject({ status: 404 })
})

test('T214: what a landing page shows by its switches is placed when it is moved between other sections', async () => {
  const { id } = await db.landingPageTemplate.create({
    data: { slug: 'spring', urlPattern: '/spring', templateType: 'general', title: 'Spring', active: true },
  })
  const own = await section('Porch', { pagePath: null, landingPageTemplateId: id })
  const found = await pageSections(admin, '/spring')
  expect(found.sections.map(({ title }) => title)).toEqual([
    'Gallery',
    'Porch',
    'Prices',
    'People',
    'Reviews',
    'Questions from the list',
  ])
  const [gallery, porch, prices, people, ...rest] = found.sections
  if (!gallery || !porch || !prices || !people) throw new Error('no sections')
  expect(gallery.switch).toMatchObject({ id, field: 'showGallery' })
  expect(found.fixed).toMatchObject([
    { id, field: 'heroTitle' },
    { id, field: 'customContent' },
  ])
  const order = [gallery, prices, porch, people, ...rest].map((line) => line.id)
  await orderSections(admin, '/spring', order)
  await publishAll()
  const rows = await db.pageContentSection.findMany({
    where: { landingPageTemplateId: id },
    orderBy: { sortOrder: 'asc' },
  })
  expect(rows.map(({ sectionType }) => sectionType)).toEqual(['prices', 'rich-text'])
  expect(rows.map((row) => row.id)).toContain(own.id)
  expect((await pageSections(admin, '/spring')).sections.map(({ id }) => id)).toEqual(order)
})

test('a page’s work names drafts, plans, broken links and colleagues of what it shows, and of the frame of every page', async () => {
  const { id: communityId } = await givenCommunity('larkspur', { name: 'Larkspur' })
  const highlight = await createRecord(admin, communityHighlights, {
    communityId,
    title: 'Porch',
    active: true,
  })
  const bob = { ...somebody('editor'), username: 'bob' }
  await saveDraft(bob, communityHighlights, highlight.id, { values: { title: 'Long porch' } })
  const menu = await getRecord(admin, siteNavigation, null)
  await saveDraft(admin, siteNavigation, menu.id, { values: { footerNote: 'Larkspur Homes.' } })
  const other = await createRecord(admin, faqs, { question: 'Pets?', answer: '<p>Yes.</p>', active: true })
  await saveDraft(admin, faqs, other.id, { values: { question: 'Cats?' } })
  await db.linkFinding.create({
    data: {
      entity: 'communityHighlight',
      entityId: highlight.id,
      field: 'ctaHref',
      href: '/gone',
      words: '',
      reason: 'There is no page',
    },
  })
  const at = new Date(Date.now() + 60 * 60_000).toISOString()
  await planPublication(admin, communityHighlights, highlight.id, { action: 'unpublish', at })
  const work = await pageWork(admin, '/communities/larkspur')
  expect(work.owner).toMatchObject({ entity: 'communities', title: 'Larkspur', isLive: true })
  expect(work.drafts.map(({ title, changed, isMine }) => [title, changed, isMine])).toEqual([
    ['Menu and footer', ['Text after the address'], true],
    ['Long porch', ['Title'], false],
  ])
  expect(work.plans).toMatchObject([{ title: 'Long porch', action: 'unpublish' }])
  expect(work.faults).toMatchObject([{ words: 'Broken link: /gone' }])
  expect(work.editors).toMatchObject([{ name: 'bob' }])
  const questions = await pageWork(admin, '/faqs')
  expect(questions.drafts.map(({ title }) => title)).toEqual(['Cats?', 'Menu and footer'])
  expect(questions.kinds).toMatchObject([{ entity: 'faqs', one: 'question', mayAdd: true }])
  const elsewhere = somebody('editor', ['01900000-0000-7000-8000-0000000000aa'])
  expect((await pageWork(elsewhere, '/communities/larkspur')).drafts).toEqual([])
  await expect(pageWork(somebody('viewer'), '/faqs')).rejects.toMatchObject({ status: 403 })
})

test('the sheet beside a page has what the form has, and begins a record that does not exist yet', async () => {
  const pool = await createRecord(admin, amenities, { name: 'Pool', slug: 'pool', active: true })
  await saveDraft(admin, amenities, pool.id, { values: { name: 'Warm pool' } })
  const sheet = await sheetData(admin, amenities, pool.id)
  expect(sheet).toMatchObject({
    record: { name: 'Pool' },
    publishing: { draft: { values: { name: 'Warm pool' } } },
    allowed: { update: true, publish: true },
    comments: { threads: [] },
  })
  const id = '01900000-0000-7000-8000-0000000000bb'
  await expect(sheetData(admin, amenities, id)).rejects.toMatchObject({ status: 404 })
  expect(await sheetData(admin, amenities, id, { isNew: true })).toMatchObject({ record: null })
  await expect(sheetData(somebody('viewer'), amenities, id, { isNew: true })).rejects.toMatchObject({
    status: 403,
  })
})

/** A page as the front would send it to somebody with these cookies. */
async function pageFor(url: string, cookie: string, status = 200): Promise<{ html: string; kept: unknown }> {
  const request = Object.assign(new IncomingMessage(new Socket()), {
    method: 'GET',
    url,
    headers: { cookie },
  })
  const response = new ServerResponse(request)
  response.statusCode = status
  await prepareStaffBars(async () => {})(request, response)
  const html = withStaffBar(response, Buffer.from('<html><body><p>Soup</p></body></html>')).toString()
  return { html, kept: response.getHeader('cache-control') }
}

test('T213: the bar is in the copy of a signed-in editor alone, which is never kept', async () => {
  const editor = (await sessionOf(await givenAccount({ role: 'editor' }))).cookie
  const viewer = (await sessionOf(await givenAccount({ role: 'viewer' }))).cookie
  const shown = await pageFor('/faqs?q=pets', editor)
  expect(shown.html).toMatch(
    /<staff-bar>.*<\/staff-bar><script src="\/staff-bar.js" async><\/script><\/body>/s,
  )
  expect(shown.html).toContain('href="/admin/on-page?page=%2Ffaqs%3Fq%3Dpets"')
  expect(shown.html).toContain('New question')
  expect(shown.kept).toBe('private, no-store')
  expect((await pageFor('/old-brochure', editor, 404)).html).toContain('fromPath=%2Fold-brochure')

  const plain = '<html><body><p>Soup</p></body></html>'
  for (const [url, cookie] of [
    ['/faqs', ''],
    ['/faqs', 'next-auth.session-token=forged'],
    ['/faqs', viewer],
    ['/faqs', `${editor}; porchlight_preview=x`],
    ['/admin/faqs', editor],
    ['/api/faqs', editor],
  ] as const)
    expect((await pageFor(url, cookie)).html, `${url} ${cookie}`).toBe(plain)
  expect((await pageFor('/faqs', editor, 500)).html).toBe(plain)
})
