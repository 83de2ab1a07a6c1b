import type { Page } from 'playwright/test'
import { type PageReading, readPage } from '@/tests/support/read-page'

/** A response of the site; `page` for HTML. `from` is the first page that linked to it. */
export type Answer = { path: string; from: string; status: number; type: string; page: PageReading | null }

export type Link = { from: string; to: string; fragment: string }

const AT_ONCE = 4

/** False for links that no crawler follows. */
const isOurs = (href: string) => !/^(mailto:|tel:|sms:|#|https?:)/.test(href)

/**
 * Fetches everything that pages link to, each URL once, without following redirects or links of list views.
 * @param origin URL of the server; `home` is its origin in absolute URLs
 */
export async function crawl(parser: Page, origin: string, home: string, starts: string[]) {
  const answers = new Map<string, Answer>()
  const links: Link[] = []
  const queue = starts.map((path) => ({ path, from: 'the sitemap' }))
  const queued = new Set(starts)

  async function visit({ path, from }: { path: string; from: string }): Promise<void> {
    const response = await fetch(origin + path, { redirect: 'manual' })
    const type = response.headers.get('content-type') ?? ''
    const isHtml = type.startsWith('text/html')
    const body = await response.text()
    const page = isHtml ? await parser.evaluate(readPage, body) : null
    answers.set(path, { path, from, status: response.status, type, page })
    for (const href of page?.links ?? []) follow(href, path)
  }

  function follow(href: string, from: string): void {
    const local = href.startsWith(home) ? href.slice(home.length) || '/' : href
    if (local.startsWith('#')) {
      links.push({ from, to: from, fragment: local.slice(1) })
      return
    }
    if (!isOurs(local)) return
    const target = new URL(local, new URL(from, origin))
    const to = target.pathname + target.search
    links.push({ from, to, fragment: decodeURIComponent(target.hash.slice(1)) })
    if (queued.has(to) || (from.includes('?') && to.includes('?') && !to.includes('page='))) return
    queued.add(to)
    queue.push({ path: to, from })
  }

  async function work(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) await visit(next)
  }
  while (queue.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { answers, links }
}

/** Fetches a text; fails on errors. */
export async function textOf(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.text()
}

/** Paths below `home` in all sitemaps of an index. */
export async function sitemapPaths(origin: string, home: string): Promise<string[]> {
  const pathsIn = (xml: string) =>
    [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => {
      if (!loc.startsWith(`${home}/`)) throw new Error(`${loc} is not an address of ${home}`)
      return loc.slice(home.length)
    })
  const files = pathsIn(await textOf(`${origin}/sitemap.xml`))
  const lists = await Promise.all(files.map(async (file) => pathsIn(await textOf(origin + file))))
  return lists.flat()
}
