import type { IncomingMessage, ServerResponse } from 'node:http'
import { isAdminPath } from '@/lib/accounts/sessions/redirect-signed-out'
import { CLIENT_ADDRESS_HEADER } from '@/lib/platform/http/client-address'
import type { DatabaseWatch } from '@/lib/server/front/database-watch'
import type { Reason } from '@/lib/server/front/fallback-page'
import type { PageCache } from '@/lib/server/front/page-cache'
import type { RenderQueue } from '@/lib/server/front/render-queue'

export type PageAnswers = {
  pages: Pick<PageCache, 'answer' | 'answerStale'> | undefined
  renders: RenderQueue
  database: DatabaseWatch
  /** Sign-in and redirects: handles requests that are not for a page. */
  beforePages: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  sendFallback: (request: IncomingMessage, response: ServerResponse, reason: Reason) => void
}

/** After this time without a page, the database is checked; the response follows within 3 s. */
const SUSPECT_MS = 1_800

/** API calls and files, which are not rendered. */
const NO_PAGE = /^\/(?:api|monitoring)(?:\/|$)|\.[a-z0-9]+$/i

/** API calls first, then pages. While the database is down: last known pages, else the phone number. */
export function answerPages(options: PageAnswers) {
  const { pages, renders, database, beforePages, handle, sendFallback } = options

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
    if (NO_PAGE.test(path)) {
      if (!isRead) response.once('close', renders.holdRenders())
      if (!(await beforePages(request, response))) await handle(request, response)
      return
    }
    if (await database.isAway()) return withoutDatabase(request, response)
    const { url } = request
    const suspicion = setTimeout(async () => {
      if (response.headersSent || !(await database.isAway()) || response.headersSent) return
      // The requested address, not the rewritten one.
      request.url = url
      withoutDatabase(request, response)
    }, SUSPECT_MS)
    response.once('close', () => clearTimeout(suspicion))
    if (await beforePages(request, response)) return
    if (await pages?.answer(request, response)) return
    await renderInTurn(request, response)
  }

  async function renderInTurn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const end = await renders.enter({
      visitor: String(request.headers[CLIENT_ADDRESS_HEADER] ?? ''),
      // Strangers have been redirected to sign-in already.
      isPriority: isAdminPath(request.url ?? '/'),
    })
    if (!end) return sendFallback(request, response, 'busy')
    if (response.destroyed) return end()
    try {
      await handle(request, response)
    } finally {
      end()
    }
  }

  function withoutDatabase(request: IncomingMessage, response: ServerResponse): void {
    if (!pages?.answerStale(request, response)) sendFallback(request, response, 'away')
    detachResponse(response)
  }
}

/** Turns a response that was already answered into a no-op for handlers still working on it. */
function detachResponse(response: ServerResponse): void {
  const same = () => response
  // The body may still be in compression; send the head now.
  if (!response.headersSent) response.flushHeaders()
  Object.assign(response, {
    setHeader: same,
    appendHeader: same,
    removeHeader: () => {},
    writeHead: same,
    flushHeaders: () => {},
    write: () => true,
    end: same,
  })
}
