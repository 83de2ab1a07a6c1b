import { addDays, subDays } from 'date-fns'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { readSearchQuery } from '@/lib/site/search/search-query'
import { searchSite } from '@/lib/site/search/search-site'
import type { SearchKind } from '@/lib/site/search/sources'
import { NAMES_AS_HEARD } from '@/tests/support/names-as-heard'

beforeAll(async () => {
  const care = await db.careType.create({ data: { slug: 'memory-care', name: 'Memory care' } })
  await db.careType.create({ data: { slug: 'gone', name: 'Zeppelin care', active: false } })
  const community = { city: 'Boulder', overview: 'A lodge with a dining hall.' }
  await db.community.create({
    data: {
      slug: 'lodge',
      name: 'Evergrove Lodge',
      ...community,
      careTypes: { create: { careTypeId: care.id } },
    },
  })
  await db.community.create({ data: { slug: 'closed', name: 'Zeppelin House', active: false } })
  await db.faq.createMany({
    data: [
      { question: 'What does memory care cost?', answer: '<p>It is <b>$5,200</b> a month.</p>' },
      { question: 'Old zeppelin question', answer: 'x', active: false },
    ],
  })
  const text = { summary: 'Plain words', content: '<p>People with dementia live here &amp; paint.</p>' }
  await db.blogPost.createMany({
    data: [
      { slug: 'signs', title: 'The first signs', ...text },
      { slug: 'loss', title: 'Memory, and how memory is lost', content: '<p>Memory, memory, memory.</p>' },
      { slug: 'draft', title: 'Zeppelin draft', published: false, ...text },
      { slug: 'later', title: 'Zeppelin plans', publishedAt: addDays(new Date(), 2), ...text },
      { slug: 'evil', title: '<img src=x onerror=alert(1)>', content: '<script>alert(1)</script> quokka' },
    ],
  })
  await db.post.create({ data: { slug: 'unread', title: 'Zeppelin news', published: false } })
  await db.contentAsset.create({
    data: { slug: 'guide', title: 'The winter guide', articleContent: 'secret zeppelin chapter' },
  })
  const soon = { startsAt: addDays(new Date(), 3) }
  await db.event.createMany({
    data: [
      { slug: 'past', title: 'Soup supper', startsAt: subDays(new Date(), 9) },
      { slug: 'soon', title: 'Soup supper at noon for everybody', ...soon },
      { slug: 'private', title: 'Zeppelin party', isPublic: false, ...soon },
    ],
  })
  await db.teamMember.create({ data: { slug: 'z', name: 'Zeppelin Smith', role: 'Nurse', active: false } })
  await db.pageHero.create({ data: { pagePath: '/dining', title: 'Two hot dishes, and *eggs*' } })
  await db.pageContentSection.createMany({
    data: [
      {
        pagePath: '/from-the-hospital',
        sectionType: 'text',
        sectionKey: 'urgent',
        title: 'A parent has fallen, or leaves the hospital: urgent help',
        content: {},
      },
      {
        pagePath: '/dining',
        sectionType: 'text',
        sectionKey: 'a',
        title: 'Breakfast',
        content: { html: '<p>Waffles on Sunday.</p>', items: [{ title: 'Early', text: 'Porridge at six' }] },
      },
      { pagePath: '/dining', sectionType: 'text', sectionKey: 'b', content: 'Waffles again', active: false },
      { pagePath: '/zoo', sectionType: 'text', sectionKey: 'c', title: 'Zeppelin', active: false },
    ],
  })
})

async function search(text: string, kind: SearchKind | null = null) {
  const query = readSearchQuery(text)
  if (!query) throw new Error('nothing to search for')
  return searchSite(query, kind)
}

const paths = async (text: string) =>
  (await search(text)).groups.flatMap(({ hits }) => hits.map(({ path }) => path))

describe('A7: one box', () => {
  test('finds every kind of page, title matches first', async () => {
    const { groups } = await search('memory care')
    expect(groups.map(({ kind }) => kind)).toEqual(['care', 'questions', 'communities'])
    expect(groups[0]?.hits[0]).toMatchObject({ path: '/memory-care', title: 'Memory care' })
    expect(await paths('evergrove')).toEqual(['/communities/lodge'])
    expect(await paths('boulder')).toEqual(['/communities/lodge'])
    expect(await paths('winter guide')).toEqual(['/resources/guide'])
  })

  test('the page of a record ranks above texts that mention it', async () => {
    const found = await paths('memory')
    expect(found[0]).toBe('/memory-care')
    expect(found).toContain('/blog/loss')
  })

  test('a word of the address ranks a page first, whatever its heading says', async () => {
    const found = await paths('dining')
    expect(found[0]).toBe('/dining')
    expect(found).toContain('/communities/lodge')
    expect(await paths('dinings')).toEqual(found)
  })

  test('finds pages by any of their sections, once, under the heading of the page', async () => {
    const { groups } = await search('waffles')
    expect(groups).toMatchObject([
      {
        kind: 'pages',
        total: 1,
        hits: [{ path: '/dining', title: 'Two hot dishes, and eggs', note: 'Dining' }],
      },
    ])
    expect(await paths('porridge')).toEqual(['/dining'])
  })

  test('finds other forms of a word, and partial words', async () => {
    expect(await paths('sign')).toEqual(['/blog/signs'])
    expect(await paths('demen')).toEqual(['/blog/signs'])
    expect(await paths('painting')).toEqual(['/blog/signs'])
  })

  test('upcoming events come before past ones', async () => {
    expect(await paths('soup supper')).toEqual(['/events/soon', '/events/past'])
  })

  test('hidden, scheduled, private and gated content is not found', async () => {
    expect(await search('zeppelin')).toMatchObject({ total: 0, groups: [], corrected: null })
  })

  test('a typo is corrected, with a note', async () => {
    expect(await search('demensia')).toMatchObject({ corrected: 'dementia', total: 1 })
    expect(await search('wafles sunday')).toMatchObject({ corrected: 'waffles sunday', total: 1 })
  })

  test('when no page has all the words, partial matches are shown and labeled', async () => {
    const { isLoose, groups } = await search('waffles dementia')
    expect(isLoose).toBe(true)
    expect(groups.map(({ kind }) => kind).toSorted()).toEqual(['articles', 'pages'])
  })

  test('synonyms find the same pages, except in quotation marks', async () => {
    expect(await paths('memory care price')).toEqual(await paths('memory care cost'))
    expect(await paths('memory care prices')).toContain('/memory-care')
    expect(await paths('alzheimers paint')).toEqual(['/blog/signs'])
    expect((await search('"cost care"')).isLoose).toBe(true)
  })

  test('quotation marks keep words together, a minus excludes', async () => {
    expect((await search('"memory care"')).isLoose).toBe(false)
    expect((await search('"care memory"')).isLoose).toBe(true)
    expect(await paths('supper -noon')).toEqual(['/events/past'])
  })

  test('snippets are plain text, whatever a text contains', async () => {
    const { groups } = await search('quokka')
    const hit = groups[0]?.hits[0]
    expect(hit?.title).toBe('<img src=x onerror=alert(1)>')
    expect(hit?.snippet.find(({ isHit }) => isHit)?.text).toBe('quokka')
    expect(hit?.snippet.map(({ text }) => text).join('')).not.toContain('<script')
    const [signs] = (await search('dementia')).groups
    expect(signs?.hits[0]?.snippet.map(({ text }) => text).join('')).toContain('live here & paint')
  })

  test('table cells and list items do not run together', async () => {
    const content =
      '<table><tr><th>Wombat room</th><td>$900</td></tr><tr><th>Suite</th><td>$950</td></tr></table><ul><li>Heat.</li><li>Light</li></ul>'
    await db.blogPost.create({ data: { slug: 'table', title: 'A table', content } })
    const [found] = (await search('wombat')).groups
    expect(found?.hits[0]?.snippet.map(({ text }) => text).join('')).toBe(
      'Wombat room, $900. Suite, $950. Heat. Light …',
    )
  })

  test.each([
    "'; drop table events; --",
    '!!! &&& |||',
    ':*',
    '\\',
    'a'.repeat(5_000),
    '((((',
    '<->',
    '日本',
  ])('handles any input: %o', async (text) => {
    const query = readSearchQuery(text)
    if (query) expect(await searchSite(query)).toHaveProperty('total')
  })

  test('a single kind shows more results', async () => {
    const { groups } = await search('supper', 'events')
    expect(groups).toMatchObject([{ kind: 'events', total: 2 }])
    expect((await search('supper', 'people')).total).toBe(0)
  })
})

test('T98: people are found by names as they are heard', async () => {
  const stored = [...new Set(NAMES_AS_HEARD.map(([name]) => name))]
  await db.teamMember.createMany({
    data: stored.map((name, at) => ({ slug: `heard-${at}`, name, role: 'Nurse' })),
  })
  for (const [name, searched] of NAMES_AS_HEARD) {
    const hits = (await search(searched, 'people')).groups.flatMap((group) => group.hits)
    expect(
      hits.map(({ title }) => title),
      searched,
    ).toContain(name)
  }
})

test.each(['my mother fell', 'Discharge', 'tonight'])(
  'T113: “%s” leads to the page for care this week',
  async (typed) => {
    const { groups, isLoose } = await search(typed)
    expect(isLoose).toBe(false)
    expect(groups.flatMap(({ hits }) => hits.map(({ path }) => path))).toContain('/from-the-hospital')
  },
)
