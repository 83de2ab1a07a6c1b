import { ESTIMATE_PATH } from '@/lib/site/communities/estimate-choice'
import { expect, test } from '@/tests/support/browser'
import { type Answer, crawl, type Link, sitemapPaths, textOf } from '@/tests/support/crawl'
import { createDatabase } from '@/tests/support/database'
import { type Instance, startInstance } from '@/tests/support/instance'
import { unbackedFigures } from '@/tests/support/price-figures'
import { TEST_ENVIRONMENT } from '@/tests/support/test-environment'

/** Crawls the whole site once, on an installation of its own, so that no other test changes it. */
test.describe.configure({ mode: 'serial', timeout: 240_000 })

const HOME = TEST_ENVIRONMENT.SITE_URL

/** Words that occur on no other page. */
const MIN_OWN_WORDS = 25
const MIN_WORDS = 120

let database: Awaited<ReturnType<typeof createDatabase>>
let server: Instance
let sitemap: string[]
let answers: Map<string, Answer>
let links: Link[]

test.beforeAll(async ({ browser }) => {
  // Requests every URL, which takes longer than the default for hooks.
  test.setTimeout(240_000)
  database = await createDatabase('seeded')
  server = await startInstance('web', {
    databaseUrl: database.url,
    env: { DATA_DIR: process.env.TEST_SEED_DATA_DIR ?? '.data' },
  })
  sitemap = await sitemapPaths(server.url, HOME)
  const parser = await browser.newPage()
  const walked = await crawl(parser, server.url, HOME, [...new Set(['/', ...sitemap])])
  answers = walked.answers
  links = walked.links
  await parser.close()
})

test.afterAll(async () => {
  await server.stop()
  await database.drop()
})

type Found = Answer & { page: NonNullable<Answer['page']> }

/** The canonical path of a page, or null. The home page's has no trailing slash. */
const canonicalPath = ({ page }: Answer) => page?.canonical && (page.canonical.slice(HOME.length) || '/')

const isIndexed = (answer: Answer): answer is Found =>
  answer.page !== null && !answer.page.robots.includes('noindex') && canonicalPath(answer) === answer.path

function indexed(): Found[] {
  return [...answers.values()].filter(isIndexed)
}

test('every internal link reaches its target without a redirect', () => {
  expect(answers.size).toBeGreaterThan(100)
  const broken = [...answers.values()].filter(({ status }) => status !== 200)
  expect(broken.map(({ path, from, status }) => `${path} (${status}), linked on ${from}`)).toEqual([])
})

test('every fragment has its target', () => {
  const lost = links.filter(({ to, fragment }) => {
    const page = answers.get(to)?.page
    return fragment !== '' && page && !page.ids.includes(fragment)
  })
  expect([...new Set(lost.map(({ from, to, fragment }) => `${to}#${fragment}, linked on ${from}`))]).toEqual(
    [],
  )
})

test('the sitemap lists exactly the canonical pages', () => {
  const own = indexed().map(({ path }) => path)
  expect(sitemap.filter((path) => !own.includes(path))).toEqual([])
  // Later pages of a list are found through the first.
  expect(own.filter((path) => !sitemap.includes(path) && !path.includes('?'))).toEqual([])
  expect(new Set(sitemap).size).toBe(sitemap.length)
})

test('every HTML page has one canonical URL, which exists', () => {
  for (const answer of answers.values()) {
    const { path, page } = answer
    if (!page || page.robots.includes('noindex')) continue
    const canonical = canonicalPath(answer) ?? ''
    expect(page.canonical?.startsWith(HOME), path).toBe(true)
    expect(answers.get(canonical)?.page?.canonical, `${path} → ${canonical}`).toBe(page.canonical)
  }
})

test('every indexed page has its own title and description, one h1 and a picture to share', () => {
  const seen = new Map<string, string>()
  const problems: string[] = []
  for (const { path, page } of indexed()) {
    for (const said of [page.title, page.description ?? '']) {
      const other = seen.get(said)
      if (said.length < 12) problems.push(`${path} says too little: "${said}"`)
      if (other) problems.push(`${path} and ${other} both say "${said}"`)
      seen.set(said, path)
    }
    if (page.headings.length !== 1 || !page.headings[0]) problems.push(`${path} has h1 ${page.headings}`)
    if (!page.shareImage?.startsWith(`${HOME}/share/`)) problems.push(`${path} shares ${page.shareImage}`)
  }
  expect(problems).toEqual([])
})

/** Calendars and menus have dates and dishes rather than text, and few days at a month's end. */
const isCalendar = (path: string) => /^\/communities\/[^/]+\/(activities|menu)$/.test(path)

test('every indexed page has unique text', () => {
  const pages = indexed().filter(({ path }) => !path.includes('?') && !isCalendar(path))
  const uses = new Map<string, string[]>()
  for (const { path, page } of pages)
    for (const text of new Set(page.blocks)) uses.set(text, [...(uses.get(text) ?? []), path])
  // A page may be quoted by pages below it (care in each city) and by the list it is in.
  const isOwn = (text: string, path: string) =>
    uses
      .get(text)
      ?.every((user) => user === path || user.startsWith(`${path}/`) || path.startsWith(`${user}/`))
  const thin = pages.flatMap(({ path, page }) => {
    const own = countWords(page.blocks.filter((text) => isOwn(text, path)))
    const all = countWords(page.blocks)
    return own < MIN_OWN_WORDS || all < MIN_WORDS ? [`${path}: ${own} of ${all} words`] : []
  })
  expect(thin).toEqual([])
})

function countWords(texts: string[]): number {
  return texts.join(' ').split(' ').length
}

test('schema.org data parses everywhere, contains no ratings and matches the page', () => {
  for (const answer of answers.values()) {
    const { path, page } = answer
    if (!page || path.includes('?')) continue
    const nodes: Record<string, unknown>[] = page.jsonLd.flatMap((text) => {
      expect(text, path).not.toContain('<')
      return JSON.parse(text)['@graph']
    })
    expect(page.jsonLd.join(''), path).not.toMatch(/aggregateRating|reviewRating|"review"|ratingValue/)
    const types = nodes.flatMap((node) => node['@type'])
    expect(types.filter((type) => type === 'FAQPage').length, path).toBeLessThanOrEqual(1)
    if (path !== '/' && isIndexed(answer)) expect(types, path).toContain('BreadcrumbList')
    if (/^\/communities\/[^/]+$/.test(path) && isIndexed(answer))
      expect(types, path).toContain('ApartmentComplex')
    if (/^\/blog\/[^?]+$/.test(path)) expect(types, path).toContain('BlogPosting')
  }
  const onPage = (path: string) => answers.get(path)?.page?.jsonLd.join('') ?? ''
  expect(onPage('/')).toContain('"Organization"')
  expect(onPage('/events')).toContain('"Event"')
  expect(onPage('/faqs')).toContain('"FAQPage"')
})

test('T115: a row backs every dollar figure of every page and its structured data', () => {
  const found = [...answers.values()].flatMap(({ path, page }) => {
    // A bill adds up rows: its sums are tested where they are made.
    if (!page || path.startsWith(ESTIMATE_PATH)) return []
    const text = [page.title, page.description, ...page.blocks, ...page.jsonLd].join('\n')
    return unbackedFigures(text).map((figure) => `${path}: ${figure}`)
  })
  expect(found).toEqual([])
})

test('every picture has alt text and dimensions, and exists', async () => {
  const pages = [...answers.values()].flatMap(({ path, page }) =>
    page ? [{ path, images: page.images }] : [],
  )
  const bad = pages.flatMap(({ path, images }) =>
    images
      .filter(({ isDescribed, isSized }) => !isDescribed || !isSized)
      .map(({ src }) => `${src} on ${path}`),
  )
  expect([...new Set(bad)]).toEqual([])
  const sources = [...new Set(pages.flatMap(({ images }) => images.map(({ src }) => src)))]
  for (const src of sources.filter((address) => address.startsWith('/'))) {
    expect((await fetch(server.url + src, { method: 'HEAD' })).status, src).toBe(200)
  }
})

test('a link preview is drawn for each kind of page', async () => {
  const kinds = new Map(
    indexed().map(({ path, page }) => [path.split('/').slice(0, 2).join('/'), page.shareImage]),
  )
  for (const [kind, address] of kinds) {
    const response = await fetch(server.url + (address ?? '').slice(HOME.length))
    expect([response.status, response.headers.get('content-type')], kind).toEqual([200, 'image/jpeg'])
    expect(response.headers.get('cache-control'), kind).toContain('immutable')
    expect(Number(response.headers.get('content-length')), kind).toBeLessThan(400_000)
  }
})

test('search engines are kept out of private pages', async () => {
  const robots = await textOf(`${server.url}/robots.txt`)
  expect(robots).toContain('Disallow: /admin')
  expect(robots).toContain(`Sitemap: ${HOME}/sitemap.xml`)
  for (const path of ['/login', '/tour-scheduled']) {
    expect(await textOf(server.url + path), path).toMatch(/<meta name="robots" content="noindex/)
  }
  for (const path of ['/admin', '/api', '/login', '/tour-scheduled', '/search']) {
    expect(sitemap.filter((listed) => listed.startsWith(path))).toEqual([])
  }
})
