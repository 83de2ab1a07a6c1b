import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sessionCookieName } from '@/lib/auth/session-cookie'
import { resolveSession } from '@/lib/auth/session-store'
import { decodeSessionToken } from '@/lib/auth/session-token'

/**
 * Sends whoever is not signed in away from /admin with a real 307, before Next is asked: with Cache Components the
 * status line of a page leaves before its own `requirePageUser()` runs, which could then only redirect by script.
 * Asks the database, so an ended session is turned away too. Not the lock: pages and operations ask again.
 * @returns whether the request was answered
 */
export async function turnAwayStranger(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  if (!isAdminPath(request.url ?? '/')) return false
  const claims = await decodeSessionToken(sessionTokenOf(request))
  if (claims && (await resolveSession(claims, new Date(), { activity: false }))) return false
  response.writeHead(307, { location: '/login', 'cache-control': 'no-store' }).end()
  return true
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

function sessionTokenOf({ headers }: IncomingMessage): string | undefined {
  const wanted = `${sessionCookieName()}=`
  const pair = headers.cookie?.split(';').find((part) => part.trim().startsWith(wanted))
  return pair?.trim().slice(wanted.length)
}
