import type { IncomingMessage, ServerResponse } from 'node:http'
import { isAdminPath } from '@/lib/accounts/sessions/turn-away-stranger'
import { CLIENT_ADDRESS_HEADER } from '@/lib/platform/http/client-address'
import { answeredForGood } from '@/lib/server/front/answered-for-good'
import type { DatabaseWatch } from '@/lib/server/front/database-watch'
import type { PageCache } from '@/lib/server/front/page-cache'
import type { RenderQueue } from '@/lib/server/front/render-queue'
import type { Reason } from '@/lib/server/front/sorry-page'

export type PageAnswers = {
  /** Absent in development. */
  pages: Pick<PageCache, 'answer' | 'answerStale'> | undefined
  renders: RenderQueue
  database: DatabaseWatch
  /** Sign-in and addresses: answers what is no page for this visitor. */
  beforePages: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  /** Next. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  saySorry: (request: IncomingMessage, response: ServerResponse, reason: Reason) => void
}

/** A page that has not come by now waits for something: then it is asked whether the database is there. Answered within 3 s. */
const SUSPECT_MS = 1_800

/** The system's own calls, and files: nothing that is rendered. */
const NO_PAGE = /^\/(?:api|monitoring)(?:\/|$)|\.[a-z0-9]+$/i

/**
 * Answers what the front's steps have left: calls at once and before renders, pages from memory, then rendered in their turn.
 * While the database is away, pages as they were last known, else the company's telephone.
 */
export function answerPages(options: PageAnswers) {
  const { pages, renders, database, beforePages, handle, saySorry } = options

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
    if (NO_PAGE.test(path)) {
      if (!isRead) response.once('close', renders.giveWay())
      if (!(await beforePages(request, response))) await handle(request, response)
      return
    }
    if (await database.isAway()) return withoutDatabase(request, response)
    const { url } = request
    const suspicion = setTimeout(async () => {
      if (response.headersSent || !(await database.isAway()) || response.headersSent) return
      // What was asked for, not what it has been rewritten to.
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
      // Strangers have been turned away from there.
      isFirst: isAdminPath(request.url ?? '/'),
    })
    if (!end) return saySorry(request, response, 'busy')
    if (response.destroyed) return end()
    try {
      await handle(request, response)
    } finally {
      end()
    }
  }

  function withoutDatabase(request: IncomingMessage, response: ServerResponse): void {
    if (!pages?.answerStale(request, response)) saySorry(request, response, 'away')
    answeredForGood(response)
  }
}
