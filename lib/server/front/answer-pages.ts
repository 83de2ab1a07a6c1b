import type { IncomingMessage, ServerResponse } from 'node:http'
import { isAdminPath } from '@/lib/accounts/sessions/redirect-signed-out'
import { inStaffShare } from '@/lib/platform/database/staff-share'
import { CLIENT_ADDRESS_HEADER } from '@/lib/platform/http/client-address'
import { answerProblem } from '@/lib/server/front/answer'
import type { DatabaseWatch } from '@/lib/server/front/database-watch'
import type { Reason } from '@/lib/server/front/fallback-page'
import type { PageCache } from '@/lib/server/front/page-cache'
import type { RenderQueue } from '@/lib/server/front/render-queue'

export type PageAnswers = {
  pages: Pick<PageCache, 'answer' | 'answerStale'> | undefined
  renders: RenderQueue
  /** Pages of the back office and reads of its API. */
  staffReads: RenderQueue
  database: DatabaseWatch
  /** Sign-in and redirects: handles requests that are not for a page. */
  beforePages: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  sendFallback: (request: IncomingMessage, response: ServerResponse, reason: Reason) => void
}

/** After this time without a page, the database is checked; the response follows within 3 s. */
const SUSPECT_MS = 1_800

/** API calls and files, which are not rendered. */
const NO_PAGE = /^\/(?:api|monitoring|\.well-known)(?:\/|$)|\.[a-z0-9]+$/i

/** Assistants work for staff, in the same line. */
const STAFF_CALL = /^\/(?:api\/admin|mcp)(?:\/|$)/i
const ASSISTANTS = '/mcp'

const DESK = '/api/admin/tour-requests'
/** Stays open as long as a screen. */
const STREAM = `${DESK}/stream`
/** A read whose question fits no address. */
const LISTS = `${DESK}/lists`

/** Two at a time: a storm of changes slows the screens of staff, never the site (decision 086). */
export const STAFF_READ_LIMITS = {
  maxRenders: 2,
  // An office has one address.
  maxWaitingPerVisitor: 240,
  patienceMs: 10_000,
  // An export takes longer and goes on without its turn.
  maxHoldMs: 4_000,
}

/** API calls first, then pages. While the database is down: last known pages, else the phone number. */
export function answerPages(options: PageAnswers) {
  const { pages, renders, staffReads, database, beforePages, handle, sendFallback } = options

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
    if (STAFF_CALL.test(path)) {
      const waitsForTurn = path === LISTS || path === ASSISTANTS || (isRead && path !== STREAM)
      return inStaffShare(() => answerStaff(request, response, waitsForTurn))
    }
    if (NO_PAGE.test(path)) {
      if (!isRead) response.once('close', renders.holdRenders())
      return answerCall(request, response)
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
    if (isAdminPath(request.url ?? '/')) return inStaffShare(() => answerPage(request, response, staffReads))
    await answerPage(request, response, renders)
  }

  async function answerPage(request: IncomingMessage, response: ServerResponse, queue: RenderQueue) {
    if (await beforePages(request, response)) return
    if (await pages?.answer(request, response)) return
    if (await inTurn(queue, request, response, () => handle(request, response))) return
    sendFallback(request, response, 'busy')
  }

  async function answerCall(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!(await beforePages(request, response))) await handle(request, response)
  }

  async function answerStaff(
    request: IncomingMessage,
    response: ServerResponse,
    waitsForTurn: boolean,
  ): Promise<void> {
    const answer = () => answerCall(request, response)
    if (!waitsForTurn) return answer()
    if (await inTurn(staffReads, request, response, answer)) return
    response.setHeader('retry-after', '2')
    answerProblem(response, {
      code: 'unavailable',
      status: 503,
      message: 'The back office is busy. Please try again in a moment.',
    })
  }

  function withoutDatabase(request: IncomingMessage, response: ServerResponse): void {
    if (!pages?.answerStale(request, response)) sendFallback(request, response, 'away')
    detachResponse(response)
  }
}

/** @returns false when the queue turned the request away */
async function inTurn(
  queue: RenderQueue,
  { headers }: IncomingMessage,
  response: ServerResponse,
  answer: () => Promise<void>,
): Promise<boolean> {
  const visitor = String(headers[CLIENT_ADDRESS_HEADER] ?? '')
  const end = await queue.enter({ visitor, isPriority: false })
  if (!end) return false
  try {
    if (!response.destroyed) await answer()
  } finally {
    end()
  }
  return true
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
