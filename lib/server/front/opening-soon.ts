import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { userFromCookies } from '@/lib/accounts/sessions/cookie-session'
import { keepCurrent } from '@/lib/platform/cache/newest-read'
import { db } from '@/lib/platform/database/db'
import { previewScope } from '@/lib/platform/database/preview-scope'
import type { CompanyCard } from '@/lib/server/front/company-card'
import { PAGE_POLICY, plainPage } from '@/lib/server/front/fallback-page'
import { hasPersonalCookie } from '@/lib/server/front/page-request'
import { isShownBeforeOpening } from '@/lib/site/seo/before-opening'

/** Follows whether the site is open to visitors. Open until the first read: a database may be away. */
export async function cacheOpening(): Promise<() => boolean> {
  let isOpen = true
  await keepCurrent(
    ['installation'],
    () => db.installation.findUnique({ where: { id: 1 }, select: { openedAt: true } }),
    (row) => {
      isOpen = Boolean(row?.openedAt)
    },
    'could not read if the site is open; keeping the last known state',
  )
  return () => isOpen
}

type Known = { isOpen: () => boolean; company: () => CompanyCard }

/**
 * Answers addresses of a site that is not open yet (decision 111). `step` answers visitors before any work;
 * `answer` also knows staff and holders of a preview link, who see the site once it has a name and a phone.
 */
export function openingSoon({ isOpen, company }: Known) {
  const isClosed = (url: string | undefined) => !isOpen() && !isShownBeforeOpening(url ?? '/')

  function step(request: IncomingMessage, response: ServerResponse): boolean {
    if (!isClosed(request.url) || hasPersonalCookie(request)) return false
    send(request, response, company(), false)
    return true
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    if (!isClosed(request.url)) return false
    const person = await userFromCookies(request.headers.cookie, { activity: false })
    if (company().isComplete && (person || previewScope())) return false
    send(request, response, company(), person !== null)
    return true
  }

  return { step, answer }
}

/** 200 for pages, since a site that answers 503 for weeks leaves search engines; 404 for files. */
function send(
  request: IncomingMessage,
  response: ServerResponse,
  company: CompanyCard,
  isStaff: boolean,
): void {
  const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
  const body = Buffer.from(
    plainPage(company, {
      title: 'Opening soon',
      text: 'This website is not open yet.',
      again: isStaff
        ? 'You can see the pages once the company has a name and a phone number. <a href="/admin/setup">Open the setup guide</a>'
        : '',
    }),
  )
  response.writeHead(/\.[a-z0-9]+$/i.test(path) ? 404 : 200, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
    'content-security-policy': PAGE_POLICY,
    'x-robots-tag': 'noindex',
    'x-porchlight-closed': 'opening soon',
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
