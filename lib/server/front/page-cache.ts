import 'server-only'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { isListening, onExpiry } from '@/lib/platform/cache/tag-expiry.mjs'
import { CLIENT_ADDRESS_HEADER } from '@/lib/platform/http/client-address'
import { log } from '@/lib/platform/log'
import type { Rendered } from '@/lib/server/front/in-memory-request'
import type { Shown, VersionFor } from '@/lib/server/front/landing-versions'
import { pageRenderer } from '@/lib/server/front/page-render'
import { storedNameOf } from '@/lib/server/front/page-request'
import { preparedPage } from '@/lib/server/front/prepared-page'
import { NO_SUCH_ROUTE } from '@/lib/server/front/public-address'
import type { PagePolicy } from '@/lib/server/front/script-policy'
import { type SharedHeaders, sendPage } from '@/lib/server/front/send-page'
import { isStorable, type StoredPage, storedPage } from '@/lib/server/front/stored-page'

export type PageCacheOptions = {
  /** Next: the address was looked up before, and an edit of it empties the cache. */
  application: RequestListener
  siteUrl: string
  /** Waits for a render slot and returns the function that frees it; null when there is no room. */
  waitForSlot?: (name: string, visitor: string) => Promise<(() => void) | null>
  /** Called when there is no render slot. */
  onBusy?: (request: IncomingMessage, response: ServerResponse) => void
  pagePolicy?: PagePolicy
  /** Default: one version per page. */
  versionFor?: VersionFor
  /** Adds visitor-specific headers to cache hits; other requests get them from the front's steps. */
  beforeHit?: (request: IncomingMessage, response: ServerResponse, path: string) => void
  maxBytes?: number
  /** Lets a CDN keep pages; default: none may. */
  shared?: SharedHeaders
}

const MAX_BYTES = 64 * 1024 * 1024
/** Pages show time-dependent content ("today"): older ones are re-rendered in the background … */
const REFRESH_AFTER_MS = 30_000
/** … and from this age on before the response, as their parts may be ten seconds old already. */
const MAX_AGE_MS = 50_000

/** Dropped pages are kept for database outages. */
const MAX_BYTES_ASIDE = 32 * 1024 * 1024
const DAY_MS = 24 * 60 * 60 * 1_000

type FillOutcome = { stored: StoredPage } | { relayed: Rendered } | 'turned away' | null
type Filling = { epoch: number; outcome: Promise<FillOutcome> }

/**
 * Rendered public pages (docs/decisions/006-page-cache.md). Edit notices drop all of them and void running
 * renders. Nothing is served while notices cannot be received.
 */
export function createPageCache({
  application,
  siteUrl,
  waitForSlot = async () => () => {},
  onBusy = () => {},
  pagePolicy,
  versionFor = (_request, name) => ({ name }),
  beforeHit,
  maxBytes = MAX_BYTES,
  shared = null,
}: PageCacheOptions) {
  const render = pageRenderer(application, siteUrl)
  const pages = new LRUCache<string, StoredPage>({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes })
  const aside = new LRUCache<string, StoredPage>({
    maxSize: MAX_BYTES_ASIDE,
    sizeCalculation: ({ bytes }) => bytes,
  })
  const filling = new Map<string, Filling>()
  let epoch = 0
  const unsubscribe = onExpiry(() => {
    epoch += 1
    for (const name of pages.rkeys()) {
      const page = pages.peek(name)
      if (page) aside.set(name, page)
    }
    pages.clear()
  })

  /** The usable page of a name; also triggers its refresh. */
  function current(name: string): StoredPage | undefined {
    const page = pages.get(name)
    if (!page || !isListening()) return undefined
    const age = performance.now() - page.since
    if (age > MAX_AGE_MS) return undefined
    if (age > REFRESH_AFTER_MS) void fill(name)
    return page
  }

  /** Renders once for all waiting requests, unless an edit came after the start. */
  function fill(name: string, visitor = ''): Promise<FillOutcome> {
    const running = filling.get(name)
    if (running?.epoch === epoch) return running.outcome
    const own: Filling = { epoch, outcome: produce(name, visitor) }
    filling.set(name, own)
    own.outcome.finally(() => {
      if (filling.get(name) === own) filling.delete(name)
    })
    return own.outcome
  }

  async function produce(name: string, visitor: string): Promise<FillOutcome> {
    const end = await waitForSlot(name, visitor)
    if (!end) return 'turned away'
    const begun = { epoch, at: performance.now() }
    try {
      const rendered = await render(name).finally(end)
      if (!rendered) return null
      const stored = isStorable(rendered, name === NO_SUCH_ROUTE ? 404 : 200)
        ? await storedPage(preparedPage(rendered, pagePolicy), begun.at, pages.peek(name))
        : undefined
      // Rendered before an edit that was announced or may have been missed: serve it, but do not keep it.
      if (begun.epoch === epoch && isListening()) {
        if (stored) pages.set(name, stored)
        else pages.delete(name)
      }
      return stored ? { stored } : { relayed: rendered }
    } catch (error) {
      log.error({ err: error, page: name }, 'a page could not be rendered for the page cache')
      return null
    }
  }

  function answerFromMemory(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: () => string,
  ): boolean {
    const name = storedNameOf(request, isKept)
    const shown = name === null ? null : versionFor(request, name)
    const page = shown && shown !== 'reload' && isKept(shown.name) && current(shown.name)
    if (!name || !page) return false
    beforeHit?.(request, response, request.url?.split('?', 1)[0] ?? '/')
    setVersionCookie(response, shown)
    sendPage(request, response, page, requestId(), shown.isTested ? null : shared)
    return true
  }

  /** Serves a page, rendering it if necessary; false for requests that cannot share one. */
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const name = isListening() ? storedNameOf(request) : null
    if (name === null) return false
    const shown = versionFor(request, name)
    if (shown === 'reload') return sendForReload(response)
    const page = current(shown.name)
    const outcome = page
      ? { stored: page }
      : await fill(shown.name, String(request.headers[CLIENT_ADDRESS_HEADER] ?? ''))
    if (!outcome || response.destroyed) return response.destroyed
    if (outcome === 'turned away') {
      // Expired, but not edited since.
      const old = pages.get(shown.name)
      if (old) sendPage(request, response, old, requestIdIn(response))
      else onBusy(request, response)
      return true
    }
    if ('relayed' in outcome) return relay(request, response, outcome.relayed)
    setVersionCookie(response, shown)
    // A page rendered before an edit is not kept here, and must not be elsewhere.
    const mayBeKept = !shown.isTested && pages.peek(shown.name) === outcome.stored
    sendPage(request, response, outcome.stored, requestIdIn(response), mayBeKept ? shared : null)
    return true
  }

  /** For database outages: the last known page, at most a day old. */
  function answerStale(request: IncomingMessage, response: ServerResponse): boolean {
    const name = storedNameOf(request)
    const shown = name === null ? null : versionFor(request, name)
    const last = (known: string) => pages.get(known) ?? aside.get(known)
    const page = name !== null && ((shown && shown !== 'reload' && last(shown.name)) || last(name))
    if (!page || performance.now() - page.since > DAY_MS) return false
    response.setHeader('x-porchlight-stale', 'the database is away')
    sendPage(request, response, page, requestIdIn(response))
    return true
  }

  function isKept(name: string): boolean {
    return pages.has(name)
  }

  return {
    answerFromMemory,
    answer,
    answerStale,
    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
    close: unsubscribe,
  }
}

export type PageCache = ReturnType<typeof createPageCache>

function requestIdIn(response: ServerResponse): string {
  return String(response.getHeader('x-request-id') ?? '')
}

function setVersionCookie(response: ServerResponse, { cookie }: Exclude<Shown, 'reload'>): void {
  if (cookie) response.appendHeader('set-cookie', cookie)
}

/** An empty plain response makes Next's router load the page in full. */
function sendForReload(response: ServerResponse): true {
  response.writeHead(200, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': 0,
  })
  response.end()
  return true
}

/** Forwards a response that is not cacheable, unless it sets a visitor's cookie. */
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
