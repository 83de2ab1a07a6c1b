import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream/promises'
import { isAdminPath } from '@/lib/accounts/sessions/redirect-signed-out'
import { lastKnownPalette } from '@/lib/platform/brand/read-brand'
import { notFound } from '@/lib/platform/errors'
import { escapeHtml } from '@/lib/platform/escape-html'
import type { Refused } from '@/lib/platform/http/problem'
import { ownAddress } from '@/lib/platform/site'
import { firstPage, openPreviewLink } from '@/lib/records/preview/preview-links'
import { previewPlace } from '@/lib/records/preview/preview-place'
import { withDrafts } from '@/lib/records/preview/with-draft'
import { reportFailure } from '@/lib/server/front/answer'
import { allowOwnFrames, contentSecurityPolicy, policyOn } from '@/lib/server/front/security-headers'
import { leadsSomewhere } from '@/lib/site/seo/resolve-address'

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** API calls and files, except link pictures and floor plans, which are drawn from records. */
const NO_PAGE =
  /^\/(?:api|mcp|monitoring|media|_next|\.well-known)(?:\/|$)|^(?!\/(?:share|floor-plans)\/).*\.[a-z0-9]+$/i

const LINK_PATH = '/preview'
const LEAVE_PATH = '/preview/leave'

/** Renders pages with drafts for holders of a preview link, which sets a cookie; /preview/leave clears it. */
export function answerPreviews(siteUrl: string, answer: Answer): Answer {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${siteUrl.startsWith('https://') ? '; Secure' : ''}`

  return async (request, response) => {
    const [path = '/', query = ''] = (request.url ?? '/').split(/\?(.*)/s, 2)
    if (path === LEAVE_PATH) {
      response.setHeader('set-cookie', `${PREVIEW_COOKIE}=; Max-Age=0; ${attributes}`)
      return sendOn(response, await pageBefore(request))
    }
    const token =
      path === LINK_PATH ? (new URLSearchParams(query).get('link') ?? '') : previewTokenIn(request)
    if (token === null || (path !== LINK_PATH && !isPreviewed(request, path)))
      return answer(request, response)

    response.setHeader('x-robots-tag', 'noindex')
    allowOwnFrames(response)
    try {
      const link = await openPreviewLink(token)
      if (!link) {
        response.setHeader('set-cookie', `${PREVIEW_COOKIE}=; Max-Age=0; ${attributes}`)
        throw notFound('This preview link has expired. Ask for a new one.')
      }
      if (path === LINK_PATH) {
        const page = link.isForEditing ? '/' : await withDrafts(link, (records) => firstPage(link, records))
        const seconds = Math.floor((link.expiresAt.getTime() - Date.now()) / 1000)
        response.setHeader('set-cookie', `${PREVIEW_COOKIE}=${token}; Max-Age=${seconds}; ${attributes}`)
        return sendOn(response, page)
      }
      const isLabeled = link.isForEditing && request.headers['sec-fetch-dest'] === 'document'
      await withDrafts(
        { ...link, isLabeled },
        async () => {
          await answer(request, response)
          if (!response.writableEnded && !response.destroyed) await finished(response).catch(() => {})
        },
        previewPlace(query),
      )
    } catch (error) {
      const refused = reportFailure(error, response, path)
      if (response.headersSent) response.destroy()
      else answerNoPreview(request, response, refused)
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

/** The page on which someone pressed Leave, if visitors have it. */
async function pageBefore({ headers: { referer = '' } }: IncomingMessage): Promise<string> {
  const path = ownAddress(referer)
  const isOurs = path !== null && /^\/(?![/\\])/.test(path) && !path.startsWith(LINK_PATH)
  return isOurs && (await leadsSomewhere(path)) ? path : '/'
}

function sendOn(response: ServerResponse, location: string): void {
  response.writeHead(307, { location, 'cache-control': 'no-store', 'content-length': 0 }).end()
}

export const PREVIEW_COOKIE = 'porchlight_preview'

const POLICY = contentSecurityPolicy({ 'default-src': "'none'", 'style-src': "'unsafe-inline'" })

/** A draft that cannot be shown yet has no page, so its refusals are 404, too. */
function answerNoPreview(request: IncomingMessage, response: ServerResponse, refused: Refused): void {
  const { status, message, fieldErrors = {}, headers } = refused
  const body = Buffer.from(noPreviewPage([message, ...Object.values(fieldErrors)]))
  response.writeHead(status < 500 ? 404 : status, {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
    'content-security-policy': policyOn(response, POLICY),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function noPreviewPage([first = '', ...rest]: string[]): string {
  const palette = lastKnownPalette()
  const list = rest.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join('')
  return `<!DOCTYPE html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>No preview yet</title>
<style>
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;box-sizing:border-box;background:${palette.ivory};color:${palette.ink};font:1.125rem/1.6 "Segoe UI",system-ui,sans-serif}
main{max-width:34rem}
h1{font:600 1.75rem/1.2 Georgia,serif;margin:0 0 1rem}
ul{margin:1rem 0 0;padding-left:1.25rem}
a{color:${palette.copper}}
</style>
</head>
<body>
<main>
<h1>No preview yet</h1>
<p>${escapeHtml(first)}</p>
${list && `<ul>${list}</ul>`}
<p><a href="/">View the site as visitors see it</a></p>
</main>
</body>
</html>
`
}
