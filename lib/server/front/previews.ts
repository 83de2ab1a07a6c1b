import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream/promises'
import { isAdminPath } from '@/lib/accounts/sessions/redirect-signed-out'
import { AppError } from '@/lib/platform/errors'
import { PREVIEW_COOKIE } from '@/lib/records/preview/preview-cookie'
import { firstPage, openPreviewLink } from '@/lib/records/preview/preview-links'
import { withDrafts } from '@/lib/records/preview/with-draft'
import { answerNoPreview } from '@/lib/server/front/no-preview'
import { allowOwnFrames } from '@/lib/server/front/security-headers'

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** API calls and files, except link pictures and floor plans, which are drawn from records. */
const NO_PAGE = /^\/(?:api|monitoring|media|_next)(?:\/|$)|^(?!\/(?:share|floor-plans)\/).*\.[a-z0-9]+$/i

const LINK_PATH = '/preview'
const LEAVE_PATH = '/preview/leave'

/** Renders pages with drafts for holders of a preview link, which sets a cookie; /preview/leave clears it. */
export function answerPreviews(siteUrl: string, answer: Answer): Answer {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${siteUrl.startsWith('https://') ? '; Secure' : ''}`

  return async (request, response) => {
    const [path = '/', query = ''] = (request.url ?? '/').split(/\?(.*)/s, 2)
    if (path === LEAVE_PATH) {
      response.setHeader('set-cookie', `${PREVIEW_COOKIE}=; Max-Age=0; ${attributes}`)
      return sendOn(response, '/')
    }
    const token =
      path === LINK_PATH ? (new URLSearchParams(query).get('link') ?? '') : previewTokenIn(request)
    if (token === null || (path !== LINK_PATH && !isPreviewed(request, path)))
      return answer(request, response)

    const link = await openPreviewLink(token)
    response.setHeader('x-robots-tag', 'noindex')
    allowOwnFrames(response)
    if (!link) {
      response.setHeader('set-cookie', `${PREVIEW_COOKIE}=; Max-Age=0; ${attributes}`)
      return answerNoPreview(request, response, ['This preview link has ended. Ask for a new one.'])
    }
    try {
      if (path === LINK_PATH) {
        const page = await withDrafts(link, async (records) => firstPage(link, records))
        const seconds = Math.floor((link.expiresAt.getTime() - Date.now()) / 1000)
        response.setHeader('set-cookie', `${PREVIEW_COOKIE}=${token}; Max-Age=${seconds}; ${attributes}`)
        return sendOn(response, page)
      }
      await withDrafts(link, async () => {
        await answer(request, response)
        if (!response.writableEnded && !response.destroyed) await finished(response).catch(() => {})
      })
    } catch (error) {
      if (!(error instanceof AppError) || response.headersSent) throw error
      answerNoPreview(request, response, [error.message, ...Object.values(error.fieldErrors ?? {})])
    }
  }
}

function isPreviewed(request: IncomingMessage, path: string): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return isRead && !NO_PAGE.test(path) && !isAdminPath(path)
}

function previewTokenIn({ headers }: IncomingMessage): string | null {
  const name = `${PREVIEW_COOKIE}=`
  const pair = headers.cookie?.split(/;\s*/).find((entry) => entry.startsWith(name))
  return pair ? pair.slice(name.length) : null
}

function sendOn(response: ServerResponse, location: string): void {
  response.writeHead(307, { location, 'cache-control': 'no-store', 'content-length': 0 }).end()
}
