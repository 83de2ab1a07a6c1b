import { isHTTPAccessFallbackError } from 'next/dist/client/components/http-access-fallback/http-access-fallback'
import { createElement, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'

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

/** A public page with its metadata, drawn in this process as Next draws it, in lower case. */
export async function drawPage(address: string): Promise<string> {
  try {
    return await drawFoundPage(address)
  } catch (error) {
    if (isHTTPAccessFallbackError(error)) return GONE
    throw error
  }
}

async function drawFoundPage(address: string): Promise<string> {
  const { pathname, searchParams } = new URL(address, 'http://site.test')
  const [found, groups] = routeOf(pathname)
  const page = (await found()) as PageModule
  const query: Query = Object.fromEntries(searchParams)
  const props = { params: Promise.resolve(groups), searchParams: Promise.resolve(query) } as never
  const metadata = await page.generateMetadata?.(props)
  return `${JSON.stringify(metadata)}\n${await drawn(await page.default(props))}`.toLowerCase()
}

/** The parts around a page: `FullFrame`, or the layout of a community's page. */
export async function drawFrame(slug: string | null): Promise<string> {
  if (slug === null) {
    const { FullFrame } = await import('@/components/site/frame/full-frame')
    return (await drawn(createElement(FullFrame, null, 'page'))).toLowerCase()
  }
  const { default: Layout } = await import('@/app/(site)/(no-header)/communities/[slug]/layout')
  return (await drawn(await Layout({ children: 'page', params: Promise.resolve({ slug }) }))).toLowerCase()
}

const ANSWERS: Record<string, () => Promise<{ GET: (...given: never[]) => Promise<Response> }>> = {
  '/api/exit-intent-popup': () => import('@/app/api/exit-intent-popup/route'),
  '/blog/feed.xml': () => import('@/app/(site)/(full)/blog/feed.xml/route'),
}

/** A public answer, in lower case. */
export async function answerOf(path: string): Promise<string> {
  const { GET } = (await ANSWERS[path]?.()) ?? {}
  const answer = await GET?.(...([new Request(`http://site.test${path}`), {}] as never[]))
  return answer?.ok ? (await answer.text()).toLowerCase() : GONE
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
