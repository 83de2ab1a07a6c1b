import { PASSWORD } from '@/tests/support/accounts'

type Sent = {
  cookie?: string | null
  /** The client's address, for servers that trust one proxy. */
  from?: string
}

/** Calls the account endpoints of a running server the way its own pages do. */
export function accountHandlers(url: string) {
  function headersOf({ cookie, from }: Sent): Record<string, string> {
    return {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      ...(cookie && { cookie }),
      ...(from && { 'x-forwarded-for': from }),
    }
  }
  const post = (path: string, body: unknown, sent: Sent = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: headersOf(sent),
      body: JSON.stringify(body),
      redirect: 'manual',
    })
  const get = (path: string, sent: Sent = {}) =>
    fetch(url + path, { headers: headersOf(sent), redirect: 'manual' })

  return {
    get,
    post,
    user: (cookie: string | null) => get('/api/user', { cookie }),
    login: (username: string, password = PASSWORD, sent: Sent = {}) =>
      post('/api/login', { username, password }, sent),
    /** Sign-in through next-auth's own endpoint, with the token and cookie it demands. */
    async nextAuthLogin(username: string, password = PASSWORD, sent: Sent = {}) {
      const csrf = await get('/api/auth/csrf', sent)
      const { csrfToken } = (await csrf.json()) as { csrfToken: string }
      const cookie = csrf.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ')
      const body = { csrfToken, username, password, json: 'true' }
      return post('/api/auth/callback/credentials', body, { ...sent, cookie })
    },
  }
}

/** The `name=value` of the session cookie set by a response; null when it sets none or clears it. */
export function sessionCookieFrom(response: Response): string | null {
  return cookieFrom(response, 'next-auth.session-token=')
}

/** The `name=value` of the cookie that marks the browser as known. */
export function knownBrowserFrom(response: Response): string | null {
  return cookieFrom(response, 'known-browser=')
}

function cookieFrom(response: Response, name: string): string | null {
  const cookies = response.headers.getSetCookie()
  const pair = cookies.find((cookie) => cookie.includes(name))?.split(';')[0]
  return pair && !pair.endsWith('=') ? pair : null
}
