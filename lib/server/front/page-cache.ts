import 'server-only'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { isListening, onExpiry } from '@/lib/platform/cache/tag-expiry.mjs'
import { CLIENT_ADDRESS_HEADER } from '@/lib/platform/http/client-address'
import { log } from '@/lib/platform/log'
import type { Shown, VersionFor } from '@/lib/server/front/landing-versions'
import { pageRenderer, type Rendered } from '@/lib/server/front/page-render'
import { storedNameOf } from '@/lib/server/front/page-request'
import { preparedPage } from '@/lib/server/front/prepared-page'
import { NO_SUCH_ROUTE } from '@/lib/server/front/public-address'
import type { PagePolicy } from '@/lib/server/front/script-policy'
import { sendPage } from '@/lib/server/front/send-page'
import { isStorable, type StoredPage, storedPage } from '@/lib/server/front/stored-page'

export type PageCacheOptions = {
  /** Whatever renders pages, redirects and answers 404: Next behind the questions about addresses. */
  application: RequestListener
  siteUrl: string
  /** When a render may begin: to be called at its end; null when there is no place for it. */
  takeTurn?: (name: string, visitor: string) => Promise<(() => void) | null>
  /** Answers who cannot be shown a page for want of a place. */
  turnAway?: (request: IncomingMessage, response: ServerResponse) => void
  /** The policy each kept page is sent with. */
  pagePolicy?: PagePolicy
  /** Which of the versions of a page this visitor is shown; by default each page has one. */
  versionFor?: VersionFor
  /** Adds what concerns this visitor alone to an answer from memory. (Others have passed the steps of the front.) */
  beforeHit?: (request: IncomingMessage, response: ServerResponse, path: string) => void
  /** Told of each page that was answered from here to a GET, opened or clicked, for counting visits. Must not throw or wait. */
  onServed?: (address: string, request: IncomingMessage) => void
  maxBytes?: number
}

const MAX_BYTES = 64 * 1024 * 1024
/** Pages show what depends on the clock (coming events, "today"): older ones are rendered again behind the visitor's back … */
const REFRESH_AFTER_MS = 30_000
/** … and from this age on before he is answered: their parts may be ten seconds old already (components/static/static.tsx). */
const MAX_AGE_MS = 50_000

/** Pages that were dropped are kept for when the database is away. */
const MAX_BYTES_ASIDE = 32 * 1024 * 1024
const DAY_MS = 24 * 60 * 60 * 1_000

type Outcome = { stored: StoredPage } | { relayed: Rendered } | 'turned away' | null
type Filling = { epoch: number; outcome: Promise<Outcome> }

/**
 * Rendered public pages in memory (docs/decisions/006-page-cache.md). Every notice of an edit drops all of them, and a
 * render that began before a notice is not kept after it. While notices cannot reach us, nothing is served from here.
 */
export function createPageCache({
  application,
  siteUrl,
  takeTurn = async () => () => {},
  turnAway = () => {},
  pagePolicy,
  versionFor = (_request, name) => ({ name }),
  beforeHit,
  onServed,
  maxBytes = MAX_BYTES,
}: PageCacheOptions) {
  const render = pageRenderer(application, siteUrl)
  const pages = new LRUCache<string, StoredPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
  })
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

  /** What is stored under a name, when it may still be shown. Sees to it that it stays so. */
  function current(name: string): StoredPage | undefined {
    const page = pages.get(name)
    if (!page || !isListening()) return undefined
    const age = performance.now() - page.since
    if (age > MAX_AGE_MS) return undefined
    if (age > REFRESH_AFTER_MS) void fill(name)
    return page
  }

  /** Renders a page once for all who wait for it. Whoever comes after an edit does not join a render from before it. */
  function fill(name: string, visitor = ''): Promise<Outcome> {
    const running = filling.get(name)
    if (running?.epoch === epoch) return running.outcome
    const own: Filling = { epoch, outcome: produce(name, visitor) }
    filling.set(name, own)
    own.outcome.finally(() => {
      if (filling.get(name) === own) filling.delete(name)
    })
    return own.outcome
  }

  async function produce(name: string, visitor: string): Promise<Outcome> {
    const end = await takeTurn(name, visitor)
    if (!end) return 'turned away'
    const begun = { epoch, at: performance.now() }
    try {
      const rendered = await render(name).finally(end)
      if (!rendered) return null
      const stored = isStorable(rendered, name === NO_SUCH_ROUTE ? 404 : 200)
        ? await storedPage(preparedPage(rendered, pagePolicy), begun.at, pages.peek(name))
        : undefined
      // Rendered before an edit that we have heard of since, or might have missed: for those who wait for it only.
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

  /** Answers from memory, at once and before anything else is done for the request, or returns false. */
  function answerAtOnce(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: () => string,
  ): boolean {
    const name = storedNameOf(request, isKept)
    const shown = name === null ? null : versionFor(request, name)
    const page = shown && shown !== 'reload' && isKept(shown.name) && current(shown.name)
    if (!name || !page) return false
    beforeHit?.(request, response, request.url?.split('?', 1)[0] ?? '/')
    keepVersion(response, shown)
    send(request, response, name, page, requestId())
    return true
  }

  /** Answers with the page, rendering it first if need be; false when this request is none for a shared page. */
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
      // Too old, but nobody has edited anything since.
      const old = pages.get(shown.name)
      if (old) sendPage(request, response, old, requestIdIn(response))
      else turnAway(request, response)
      return true
    }
    if ('relayed' in outcome) return relay(request, response, outcome.relayed)
    keepVersion(response, shown)
    send(request, response, name, outcome.stored, requestIdIn(response))
    return true
  }

  /** For when the database is away: the page as it was last known, whatever happened since, if it was within the last day. */
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

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    name: string,
    page: StoredPage,
    id: string,
  ) {
    sendPage(request, response, page, id)
    if (request.method === 'GET' && name !== NO_SUCH_ROUTE)
      onServed?.(name.slice(name.indexOf(' ') + 1), request)
  }

  return {
    answerAtOnce,
    answer,
    answerStale,
    /** Pages and bytes held now. */
    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
    close: unsubscribe,
  }
}

export type PageCache = ReturnType<typeof createPageCache>

function requestIdIn(response: ServerResponse): string {
  return String(response.getHeader('x-request-id') ?? '')
}

function keepVersion(response: ServerResponse, { cookie }: Exclude<Shown, 'reload'>): void {
  if (cookie) response.appendHeader('set-cookie', cookie)
}

/** Next's router, which asks for the data of a page, takes an answer that is none for the wish to be loaded as a whole. */
function sendForReload(response: ServerResponse): true {
  response.writeHead(200, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': 0,
  })
  response.end()
  return true
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
