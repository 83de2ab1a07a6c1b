import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { isListening, onExpiry } from '@/lib/cache/tag-expiry.mjs'
import { pageRenderer, type Rendered } from '@/lib/front/page-render'
import { asksForSharedPage } from '@/lib/front/page-request'
import { scriptsAfterPaint } from '@/lib/front/scripts-after-paint'
import { sendPage } from '@/lib/front/send-page'
import { steadyPage } from '@/lib/front/steady-page'
import { isStorable, type StoredPage, storedPage } from '@/lib/front/stored-page'
import { log } from '@/lib/log'
import { storedAddressOf } from '@/lib/seo/cached-pages'

export type PageCacheOptions = {
  /** Whatever renders pages, redirects and answers 404: Next behind the questions about addresses. */
  application: RequestListener
  siteUrl: string
  /** Adds what concerns this visitor alone to an answer from memory. (Others have passed the steps of the front.) */
  beforeHit?: (request: IncomingMessage, response: ServerResponse, path: string) => void
  /** Told of each page that was answered from here to a GET, for counting visits. Must not throw or wait. */
  onServed?: (address: string, request: IncomingMessage) => void
  maxBytes?: number
}

const MAX_BYTES = 64 * 1024 * 1024
/** Pages show what depends on the clock (coming events, "today"): older ones are rendered again behind the visitor's back … */
const REFRESH_AFTER_MS = 30_000
/** … and from this age on before he is answered. */
const MAX_AGE_MS = 60_000

type Outcome = { stored: StoredPage } | { relayed: Rendered } | null
type Filling = { epoch: number; outcome: Promise<Outcome> }

/**
 * Rendered public pages in memory (docs/decisions/006-page-cache.md). Every notice of an edit drops all of them, and a
 * render that began before a notice is not kept after it. While notices cannot reach us, nothing is served from here.
 */
export function createPageCache({
  application,
  siteUrl,
  beforeHit,
  onServed,
  maxBytes = MAX_BYTES,
}: PageCacheOptions) {
  const render = pageRenderer(application, siteUrl)
  const pages = new LRUCache<string, StoredPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
  })
  const filling = new Map<string, Filling>()
  let epoch = 0
  const unsubscribe = onExpiry(() => {
    epoch += 1
    pages.clear()
  })

  /** The stored page of an address, when it may still be shown. Sees to it that it stays so. */
  function current(address: string): StoredPage | undefined {
    const page = pages.get(address)
    if (!page || !isListening()) return undefined
    const age = performance.now() - page.since
    if (age > MAX_AGE_MS) return undefined
    if (age > REFRESH_AFTER_MS) void fill(address)
    return page
  }

  /** Renders a page once for all who wait for it. Whoever comes after an edit does not join a render from before it. */
  function fill(address: string): Promise<Outcome> {
    const running = filling.get(address)
    if (running?.epoch === epoch) return running.outcome
    const own: Filling = { epoch, outcome: produce(address) }
    filling.set(address, own)
    own.outcome.finally(() => {
      if (filling.get(address) === own) filling.delete(address)
    })
    return own.outcome
  }

  async function produce(address: string): Promise<Outcome> {
    const begun = { epoch, at: performance.now() }
    try {
      const rendered = await render(address)
      if (!rendered) return null
      const stored = isStorable(rendered)
        ? await storedPage(prepared(rendered), begun.at, pages.peek(address))
        : undefined
      // Rendered before an edit that we have heard of since, or might have missed: for those who wait for it only.
      if (begun.epoch === epoch && isListening()) {
        if (stored) pages.set(address, stored)
        else pages.delete(address)
      }
      return stored ? { stored } : { relayed: rendered }
    } catch (error) {
      log.error({ err: error, address }, 'a page could not be rendered for the page cache')
      return null
    }
  }

  /** Answers from memory, at once and before anything else is done for the request, or returns false. */
  function answerAtOnce(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: () => string,
  ): boolean {
    const { url = '' } = request
    // Stored addresses are in normal form: only those with a query have to be brought into it.
    const address = url.includes('?') ? storedAddressOf(url) : url
    if (address === null || !pages.has(address) || !asksForSharedPage(request)) return false
    const page = current(address)
    if (!page) return false
    beforeHit?.(request, response, url.split('?', 1)[0] ?? '/')
    sendPage(request, response, page, requestId())
    if (request.method === 'GET') onServed?.(address, request)
    return true
  }

  /** Answers with the page, rendering it first if need be; false when this request is none for a shared page. */
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const address = asksForSharedPage(request) && isListening() ? storedAddressOf(request.url ?? '') : null
    if (address === null) return false
    const page = current(address)
    const outcome = page ? { stored: page } : await fill(address)
    if (!outcome || response.destroyed) return response.destroyed
    if ('relayed' in outcome) return relay(request, response, outcome.relayed)
    sendPage(request, response, outcome.stored, String(response.getHeader('x-request-id') ?? ''))
    if (request.method === 'GET') onServed?.(address, request)
    return true
  }

  return {
    answerAtOnce,
    answer,
    /** Pages and bytes held now. */
    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
    close: unsubscribe,
  }
}

export type PageCache = ReturnType<typeof createPageCache>

/** The page as it is kept: the same bytes at every render, its words before its scripts. */
function prepared(rendered: Rendered): Rendered {
  // Latin-1 keeps every byte; what is looked for is ASCII.
  const html = scriptsAfterPaint(steadyPage(rendered.body.toString('latin1')))
  return { ...rendered, body: Buffer.from(html, 'latin1') }
}

/** Passes on an answer that is not kept, unless it would give one visitor's cookie to another. */
function relay(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Rendered,
): boolean {
  if (headers['set-cookie']) return false
  const { connection, date, 'keep-alive': _, 'transfer-encoding': __, ...own } = headers
  response.writeHead(status, { ...own, 'content-length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
  return true
}
