import { beforeAll, expect, it } from 'vitest'
import { expireTags } from '@/lib/platform/cache/expiry'
import { db } from '@/lib/platform/database/db'
import { siteUrl } from '@/lib/platform/site'
import { sitemapFile, sitemapIndex } from '@/lib/site/seo/sitemap/sitemap-files'
import { ADDRESSES_PER_FILE, filesOfRows, rowsOfFile } from '@/lib/site/seo/sitemap/sitemap-rows'

const CHANGED = new Date('2026-10-03T08:00:00.000Z')
const LATER = new Date('2026-10-09T08:00:00.000Z')

beforeAll(async () => {
  const care = await db.careType.create({
    data: { slug: 'memory-care', name: 'Memory care', updatedAt: CHANGED },
  })
  await db.careType.create({ data: { slug: 'adult-day', name: 'Adult day' } })
  await db.community.create({
    data: {
      slug: 'juniper-house',
      name: 'Juniper House',
      city: 'Denver',
      servesCities: ['littleton'],
      overview: 'A house of 1926.',
      updatedAt: CHANGED,
      careTypes: { create: { careTypeId: care.id } },
      floorPlans: {
        create: {
          name: 'Spruce',
          planSlug: 'spruce',
          bedrooms: 1,
          bathrooms: 1,
          careTypeId: care.id,
          startingPrice: 6_950,
          updatedAt: LATER,
        },
      },
    },
  })
  await db.community.create({ data: { slug: 'closed', name: 'Closed', overview: 'Was.', active: false } })
  await db.community.create({ data: { slug: 'wordless', name: 'Wordless' } })
  const article = { content: '<p>Words</p>', updatedAt: CHANGED }
  await db.blogPost.create({ data: { slug: 'costs', title: 'Costs & more', ...article } })
  await db.blogPost.create({ data: { slug: 'draft', title: 'Draft', ...article, published: false } })
  await db.blogPost.create({
    data: { slug: 'planned', title: 'Planned', ...article, publishedAt: new Date('2999-01-01') },
  })
  await db.post.create({
    data: { slug: 'letter', title: 'Letter', bodyHtml: '<p>Dear all</p>', published: true },
  })
  await db.pageContentSection.create({
    data: { pagePath: '/dining', sectionType: 'text', sectionKey: 'menu', updatedAt: LATER },
  })
  const landing = { templateType: 'general', title: 'T', urlPattern: '/x' }
  await db.landingPageTemplate.create({
    data: { ...landing, slug: 'written', customContent: '<p>Own words</p>', updatedAt: CHANGED },
  })
  await db.landingPageTemplate.create({ data: { ...landing, slug: 'empty' } })
  await db.landingPageTemplate.create({
    data: {
      ...landing,
      slug: 'sections',
      updatedAt: CHANGED,
      sections: { create: { sectionType: 'text', sectionKey: 'one', updatedAt: LATER } },
    },
  })
  await expireTags(['communities', 'care_types'])
})

async function addressesIn(file: string): Promise<Map<string, string | undefined>> {
  let text = ''
  for await (const piece of sitemapFile(file) ?? []) text += piece
  expect(text).toMatch(/^<\?xml[\s\S]*<urlset [\s\S]*<\/urlset>\n$/)
  const entries = [...text.matchAll(/<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?<\/url>/g)]
  return new Map(entries.map(([, loc = '', lastmod]) => [loc.replace(siteUrl(), '/'), lastmod]))
}

it('lists published pages with unique text, with the time of their newest part', async () => {
  expect([...(await addressesIn('communities-1.xml'))]).toEqual([
    ['/communities/juniper-house', LATER.toISOString()],
  ])
  expect([...(await addressesIn('posts-1.xml')).keys()].sort()).toEqual(['/blog/costs', '/blog/letter'])
  expect(Object.fromEntries(await addressesIn('landing-1.xml'))).toEqual({
    '/written': CHANGED.toISOString(),
    '/sections': LATER.toISOString(),
  })
  expect(Object.fromEntries(await addressesIn('care-cities-1.xml'))).toEqual({
    '/senior-living/denver': CHANGED.toISOString(),
    '/memory-care/denver': CHANGED.toISOString(),
  })
})

it('lists fixed pages with content, and kinds of care that a community offers', async () => {
  const pages = await addressesIn('pages-1.xml')
  expect(pages.get('/dining')).toBe(LATER.toISOString())
  expect(pages.has('/')).toBe(true)
  expect(pages.has('/careers')).toBe(false)
  expect(pages.has('/memory-care')).toBe(true)
  expect(pages.has('/senior-living')).toBe(true)
  expect(pages.has('/adult-day')).toBe(false)
  expect(pages.has('/login')).toBe(false)
  expect(await db.page.count({ where: { path: '/careers', active: true } })).toBe(1)
})

it('lists every file in the index with its newest change, but no empty one', async () => {
  const index = await sitemapIndex()
  const files = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) =>
    loc.replace(siteUrl('/sitemaps/'), ''),
  )
  expect(files).toEqual([
    'pages-1.xml',
    'care-cities-1.xml',
    'communities-1.xml',
    'posts-1.xml',
    'landing-1.xml',
  ])
  expect(index).toContain(`communities-1.xml</loc><lastmod>${LATER.toISOString()}</lastmod>`)
})

it.each(['nothing-1.xml', 'landing-0.xml', 'landing.xml', 'landing-1', '__proto__-1.xml'])(
  'has no file %s',
  (name) => {
    expect(sitemapFile(name)).toBeNull()
  },
)

it('continues in a second file beyond 50,000 addresses, each once', async () => {
  await db.$executeRaw`
    insert into landing_page_templates
      (id, slug, url_pattern, template_type, title, custom_content, active, updated_at)
    select gen_random_uuid(), 'place-' || n, '/place-' || n, 'location', 'Place ' || n, '<p>Words</p>', true, now()
    from generate_series(1, ${ADDRESSES_PER_FILE}) n`
  expect(await filesOfRows('landing')).toHaveLength(2)
  const paths: string[] = []
  for (const file of [1, 2, 3]) {
    let count = 0
    for await (const entries of rowsOfFile('landing', file)) {
      paths.push(...entries.map(({ path }) => path))
      count += entries.length
    }
    expect(count).toBe([ADDRESSES_PER_FILE, 2, 0][file - 1])
  }
  expect(new Set(paths).size).toBe(ADDRESSES_PER_FILE + 2)
})
