import { POST as loginHandler } from '@/app/api/login/route'
import { POST as logoutHandler } from '@/app/api/logout/route'
import { POST as registerHandler } from '@/app/api/register/route'

const ORIGIN = 'http://localhost:3000'

type Sent = {
  /** The client's address as the front process would report it. */
  from?: string
  cookie?: string | null
  headers?: Record<string, string>
  /** Sent unchanged instead of as JSON. */
  raw?: string
}

/** A request as sent by our own page, with the client address from the front process. */
export function accountRequest(
  path: string,
  body: unknown,
  { from = '203.0.113.1', cookie, headers, raw }: Sent = {},
) {
  return new Request(ORIGIN + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      origin: ORIGIN,
      'x-porchlight-client-address': from,
      ...(cookie ? { cookie } : {}),
      ...headers,
    },
    body: raw ?? JSON.stringify(body),
  })
}

/** POST /api/login through its handler, without a server. */
export const login = (body: unknown, sent?: Sent) =>
  loginHandler(accountRequest('/api/login', body, sent), undefined)

export const register = (body: unknown, sent?: Sent) =>
  registerHandler(accountRequest('/api/register', body, sent), undefined)

export const logout = (sent?: Sent) => logoutHandler(accountRequest('/api/logout', {}, sent), undefined)
