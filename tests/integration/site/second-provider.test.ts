import { beforeAll, expect, test, vi } from 'vitest'
import { DEFAULT_PALETTE } from '@/lib/platform/brand/palette'
import { db } from '@/lib/platform/database/db'
import { readMailCompany } from '@/lib/platform/mail/mail-company'
import { mailHtml } from '@/lib/platform/mail/mail-html'
import { shareCard } from '@/lib/site/seo/share/share-subject'
import { demoData } from '@/prisma/seed/demo-data'
import { outputAt } from '@/tests/support/field-effects/public-output'
import { plantSecondProvider } from '@/tests/support/second-provider'

// Pages are drawn by React in this process, so neither their static parts nor Next's router are needed.
vi.mock('@/components/static/static', () => ({
  staticPage: (page: unknown) => page,
  staticPart: (part: unknown) => part,
}))
vi.mock('next/navigation', async (actual) => ({
  ...(await actual<object>()),
  useRouter: () => ({}),
  usePathname: () => '/',
}))

const PAGES = [
  'head',
  'frame',
  'frame alder-house',
  '/',
  '/communities',
  '/communities?near=45402',
  '/communities/alder-house',
  '/communities/linden-house',
  '/communities/compare?ids=alder-house,linden-house',
  '/assisted-living',
  '/assisted-living/columbus',
  '/blog',
  '/blog/first-week',
  '/events',
  '/events/coffee-alder-house',
  '/resources',
  '/reviews',
  '/team',
  '/team/director-alder-house',
  '/faqs',
  '/contact',
  '/pricing-and-availability',
  '/virtual-tour-and-floorplans',
  'GET /blog/feed.xml',
]

/** Pages that exist for what was entered. The others may be missing where nothing was. */
const WRITTEN = [
  '/',
  '/communities',
  '/communities/alder-house',
  '/communities/linden-house',
  '/assisted-living',
  '/blog/first-week',
  '/events/coffee-alder-house',
  '/team/director-alder-house',
  '/contact',
]

const { communities, siteSettings, teamMembers, articles, testimonials } = demoData

/** Words, numbers, colors and drawings of the first provider, as they would be printed. */
const TRACES = [
  siteSettings.companyName.split(' ')[0],
  siteSettings.companyPhoneDisplay,
  'Colorado',
  'America/Denver',
  'Mountain Time',
  'ridges',
  ...communities.flatMap(({ name, city, phoneDisplay }) => [name, city, phoneDisplay]),
  ...teamMembers.map(({ name }) => name),
  ...articles.map(({ title }) => title),
  ...testimonials.map(({ authorName }) => authorName),
  ...Object.values(DEFAULT_PALETTE),
].filter((trace): trace is string => typeof trace === 'string' && trace.length > 3)

const outputs = new Map<string, string>()

beforeAll(async () => {
  await plantSecondProvider(new Date())
  for (const address of PAGES) outputs.set(address, await outputAt(address))
}, 300_000)

function tracesIn(text: string): string[] {
  const lower = text.toLowerCase()
  return TRACES.filter((trace) => {
    const words = trace.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return new RegExp(`(?<![a-z0-9])${words}(?![a-z0-9])`).test(lower)
  })
}

test('T135, T136: another company’s pages hold no word, number, color or drawing of the first one', () => {
  const found = [...outputs].flatMap(([address, text]) =>
    tracesIn(text).map((trace) => `${address}: ${trace}`),
  )
  expect(found).toEqual([])
  expect(TRACES.length).toBeGreaterThan(50)
})

test('the pages are there and speak for the other company', () => {
  for (const address of WRITTEN) expect(outputs.get(address), address).not.toBe('gone')
  expect(outputs.get('frame')).toContain('maple grove')
  expect(outputs.get('head')).toContain('senior living in central ohio')
  expect(outputs.get('/communities/alder-house')).toContain('20 minutes from the airport')
})

test('T136: the nearest community comes first, with its distance', () => {
  const near = outputs.get('/communities?near=45402') ?? ''
  expect(near.indexOf('linden house')).toBeLessThan(near.indexOf('alder house'))
  expect(near).toMatch(/\b7\d miles in a straight line/)
})

test('T135: mail, shared links and drawn plans are in the company’s colors', async () => {
  const company = await readMailCompany(db)
  const copy = { subject: 'Hello', heading: 'Hello', paragraphs: ['We call you.'], facts: [], links: [] }
  const { html } = mailHtml(copy, company)
  expect(tracesIn(html)).toEqual([])
  expect(html).toContain('#1a2433')
  const card = await shareCard('/communities/alder-house')
  expect(tracesIn(JSON.stringify(card))).toEqual([])
  const plan = await db.floorPlan.findFirstOrThrow()
  const drawing = await outputAt(`plan ${plan.id}`)
  expect(tracesIn(drawing)).toEqual([])
  expect(drawing).toContain('#1a2433')
})
