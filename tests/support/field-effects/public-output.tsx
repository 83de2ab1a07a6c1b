import { isHTTPAccessFallbackError } from 'next/dist/client/components/http-access-fallback/http-access-fallback'
import { createElement, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { getBrand, getBrandMark, getConfirmationPicture } from '@/lib/site/brand/brand'
import { brandAttributes } from '@/lib/site/brand/brand-head'
import { brandStyle } from '@/lib/site/brand/brand-style'
import { getFloorPlanDrawing } from '@/lib/site/communities/floor-plan-drawing'

type Query = Record<string, string>
type PageModule = {
  default: (props: never) => ReactNode | Promise<ReactNode>
  generateMetadata?: (props: never) => unknown
}
type Parameters = Record<string, string>

const PAGES: [pattern: RegExp, load: () => Promise<unknown>][] = [
  [/^\/$/, () => import('@/app/(site)/(full)/page')],
  [/^\/communities$/, () => import('@/app/(site)/(full)/communities/page')],
  [/^\/communities\/compare$/, () => import('@/app/(site)/(full)/communities/compare/page')],
  [
    /^\/communities\/(?<slug>[^/]+)\/(?<part>[^/]+)$/,
    () => import('@/app/(site)/(full)/communities/[slug]/[part]/page'),
  ],
  [/^\/communities\/(?<slug>.+)$/, () => import('@/app/(site)/(no-header)/communities/[slug]/page')],
  [/^\/blog$/, () => import('@/app/(site)/(full)/blog/page')],
  [/^\/blog\/(?<slug>.+)$/, () => import('@/app/(site)/(full)/blog/[slug]/page')],
  [/^\/events$/, () => import('@/app/(site)/(full)/events/page')],
  [/^\/events\/(?<slug>.+)$/, () => import('@/app/(site)/(full)/events/[slug]/page')],
  [/^\/resources$/, () => import('@/app/(site)/(full)/resources/page')],
  [/^\/resources\/(?<slug>.+)$/, () => import('@/app/(site)/(full)/resources/[slug]/page')],
  [/^\/reviews$/, () => import('@/app/(site)/(full)/reviews/page')],
  [/^\/team$/, () => import('@/app/(site)/(full)/team/page')],
  [/^\/team\/(?<slug>.+)$/, () => import('@/app/(site)/(full)/team/[slug]/page')],
  [/^\/faqs$/, () => import('@/app/(site)/(full)/faqs/page')],
  [/^\/careers\/(?<slug>.+)$/, () => import('@/app/(site)/(full)/careers/[slug]/page')],
  [/^\/what-it-would-cost$/, () => import('@/app/(site)/(full)/what-it-would-cost/page')],
  [/^\/contact$/, () => import('@/app/(site)/(full)/contact/page')],
  [/^\/care-navigator$/, () => import('@/app/(site)/(full)/care-navigator/page')],
  [
    /^\/care-navigator\/results\/(?<token>.+)$/,
    () => import('@/app/(site)/(full)/care-navigator/results/[token]/page'),
  ],
  [/^\/care-navigator\/(?<slug>.+)$/, () => import('@/app/(site)/(full)/care-navigator/[slug]/page')],
  [/^\/pricing-and-availability$/, () => import('@/app/(site)/(full)/pricing-and-availability/page')],
  [/^\/virtual-tour-and-floorplans$/, () => import('@/app/(site)/(full)/virtual-tour-and-floorplans/page')],
  [/^\/(?<slug>[^/]+)\/(?<city>[^/]+)$/, () => import('@/app/(site)/(full)/[slug]/[city]/page')],
  [/^\/(?<slug>[^/]+)$/, () => import('@/app/(site)/(full)/[slug]/page')],
]

/** Output of a page that is not there. */
export const GONE = 'gone'

/**
 * A page ('/team'), the brand of every document ('head'), the parts around a page ('frame', 'frame SLUG'),
 * an answer ('GET /blog/feed.xml') or a floor plan's drawing ('plan ID'), in lower case and without commas in
 * numbers.
 */
export async function outputAt(address: string): Promise<string> {
  const [kind = '', of = ''] = address.split(' ')
  try {
    return plain(kind.startsWith('/') ? await drawPage(address) : await OTHERS[kind]?.(of))
  } catch (error) {
    if (isHTTPAccessFallbackError(error)) return GONE
    throw error
  }
}

const OTHERS: Record<string, (of: string) => Promise<string>> = {
  head: headOutput,
  frame: drawFrame,
  GET: answerOf,
  plan: async (id) => (await getFloorPlanDrawing(id))?.svg ?? GONE,
}

function plain(text = GONE): string {
  return text.toLowerCase().replace(/(?<=\d),(?=\d{3})/g, '')
}

/** With its metadata, drawn in this process as Next draws it. */
async function drawPage(address: string): Promise<string> {
  const { pathname, searchParams } = new URL(address, 'http://site.test')
  const [found, groups] = routeOf(pathname)
  const page = (await found()) as PageModule
  const query: Query = Object.fromEntries(searchParams)
  const props = { params: Promise.resolve(groups), searchParams: Promise.resolve(query) } as never
  const metadata = await page.generateMetadata?.(props)
  return `${JSON.stringify(metadata)}\n${await drawn(await page.default(props))}`
}

/** The parts of the brand that every document has. */
async function headOutput(): Promise<string> {
  const brand = await getBrand()
  const parts = [
    brandStyle(brand),
    brandAttributes(brand),
    await getBrandMark(),
    await getConfirmationPicture(),
  ]
  return JSON.stringify(parts)
}

/** `FullFrame`, or the layout of a community's page. */
async function drawFrame(slug: string): Promise<string> {
  if (slug === '') {
    const { FullFrame } = await import('@/components/site/frame/full-frame')
    return drawn(createElement(FullFrame, null, 'page'))
  }
  const { default: Layout } = await import('@/app/(site)/(no-header)/communities/[slug]/layout')
  return drawn(await Layout({ children: 'page', params: Promise.resolve({ slug }) }))
}

const ANSWERS: Record<string, () => Promise<{ GET: (...given: never[]) => Promise<Response> }>> = {
  '/api/contact-topics': () => import('@/app/api/contact-topics/route'),
  '/api/exit-intent-popup': () => import('@/app/api/exit-intent-popup/route'),
  '/blog/feed.xml': () => import('@/app/(site)/(full)/blog/feed.xml/route'),
}

async function answerOf(path: string): Promise<string> {
  const { GET } = (await ANSWERS[path]?.()) ?? {}
  const answer = await GET?.(...([new Request(`http://site.test${path}`), {}] as never[]))
  return answer?.ok ? answer.text() : GONE
}

function routeOf(pathname: string): [load: () => Promise<unknown>, parameters: Parameters] {
  for (const [pattern, load] of PAGES) {
    const found = pattern.exec(pathname)
    if (found) return [load, { ...found.groups }]
  }
  throw new Error(`no page is at ${pathname}`)
}

async function drawn(node: ReactNode): Promise<string> {
  const faults: unknown[] = []
  const { prelude } = await prerender(node, { onError: (error) => void faults.push(error) })
  const text = await new Response(prelude).text()
  if (faults.length > 0) throw faults[0]
  return text
}
