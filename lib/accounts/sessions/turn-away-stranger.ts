import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SessionUser } from '@/lib/accounts/access/session-user'
import { userBehind } from '@/lib/accounts/sessions/cookie-session'
import { SECOND_FACTOR_PAGE } from '@/lib/accounts/sessions/page-address'

/**
 * Sends whoever is not signed in away from /admin with a real 307, before Next is asked: with Cache Components the
 * status line of a page leaves before its own `requirePageUser()` runs, which could then only redirect by script.
 * Asks the database, so an ended session is turned away too. Not the lock: pages and operations ask again.
 * @returns whether the request was answered
 */
export async function turnAwayStranger(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  if (!isAdminPath(request.url ?? '/')) return false
  const user = await userBehind(request.headers.cookie, { activity: false })
  const location = user ? wayOf(user, request.url ?? '/') : '/login'
  if (!location) return false
  response.writeHead(307, { location, 'cache-control': 'no-store' }).end()
  return true
}

/** Whoever owes a second factor is led to the page where it is set up; null when they may go on. */
function wayOf({ owesSecondFactor }: SessionUser, url: string): string | null {
  const isThere = url.split('?')[0] === SECOND_FACTOR_PAGE
  return owesSecondFactor && !isThere ? SECOND_FACTOR_PAGE : null
}

/** Whether Next could understand an address as /admin or below, however it is written. */
export function isAdminPath(url: string): boolean {
  const path = url.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/^[\\/]+/, '')
  return /^[\\/]*admin(?![\w-])/i.test(decoded(withoutDotSegments(path)))
}

function withoutDotSegments(path: string): string {
  return new URL(`/${path}`, 'http://localhost').pathname.slice(1)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
