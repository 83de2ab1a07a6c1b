import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { can } from '@/lib/accounts/access/access'
import { sessionTokenIn, userFromCookies } from '@/lib/accounts/sessions/cookie-session'
import { isAdminPath } from '@/lib/accounts/sessions/redirect-signed-out'
import { lastKnownPalette } from '@/lib/platform/brand/read-brand'
import { inStaffShare } from '@/lib/platform/database/staff-share'
import { reportError } from '@/lib/platform/report-error'
import { BAR_ELEMENT, missingBarHtml } from '@/lib/records/on-page/bar-html'
import { staffBar } from '@/lib/records/on-page/staff-bar'
import { PREVIEW_COOKIE } from '@/lib/server/front/previews'

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

const NO_PAGE = /^\/(?:api|monitoring|media|_next|login|preview)(?:\/|$)|\.[a-z0-9]+$/i
const END = '</body>'

/** By status: what is added to a page, and to the answer that there is none. */
const bars = new WeakMap<ServerResponse, { 200: string; 404: string }>()

/**
 * Prepares the editor's bar for pages that signed-in editors open. It is added to their own copy of the page
 * (`withStaffBar`), which no cache keeps, so visitors get the page without a byte of it (T213).
 */
export function prepareStaffBars(answer: Answer): Answer {
  return async (request, response) => {
    if (isPageOfStaff(request)) {
      const bar = await inStaffShare(() => barFor(request)).catch((error: unknown) => {
        // The page is worth more than its bar.
        reportError(error, { event: 'editor bar' })
        return null
      })
      if (bar !== null) bars.set(response, bar)
    }
    return answer(request, response)
  }
}

/** A page with the bar that was prepared for it. */
export function withStaffBar(response: ServerResponse, page: Buffer): Buffer {
  const { statusCode } = response
  const bar = statusCode === 200 || statusCode === 404 ? bars.get(response)?.[statusCode] : undefined
  if (bar === undefined) return page
  response.setHeader('cache-control', 'private, no-store')
  const at = page.lastIndexOf(END)
  const added = Buffer.from(
    `<${BAR_ELEMENT}>${bar}</${BAR_ELEMENT}><script src="/staff-bar.js" async></script>`,
  )
  return at < 0
    ? Buffer.concat([page, added])
    : Buffer.concat([page.subarray(0, at), added, page.subarray(at)])
}

function isPageOfStaff({ method, url = '/', headers }: IncomingMessage): boolean {
  const path = url.split('?', 1)[0] ?? '/'
  return (
    method === 'GET' &&
    headers.rsc === undefined &&
    sessionTokenIn(headers.cookie) !== undefined &&
    !headers.cookie?.includes(PREVIEW_COOKIE) &&
    !NO_PAGE.test(path) &&
    !isAdminPath(path)
  )
}

async function barFor({ url = '/', headers }: IncomingMessage) {
  const user = await userFromCookies(headers.cookie, { activity: false })
  if (!user || user.needsSecondFactorSetup || !can(user, 'update', 'content')) return null
  const actor = { ...user, ipAddress: null, requestId: null }
  const path = url.split('?', 1)[0] ?? '/'
  return { 200: await staffBar(actor, url), 404: missingBarHtml(path, lastKnownPalette()) }
}
