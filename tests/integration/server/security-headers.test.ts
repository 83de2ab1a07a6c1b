import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { env } from '@/lib/platform/env'
import { accountHandlers } from '@/tests/support/account-handlers'
import { givenAccount } from '@/tests/support/accounts'
import { type Instance, startInstance } from '@/tests/support/instance'
import { type RawAnswer, rawRequest } from '@/tests/support/raw-request'

/** Behind a proxy that terminates TLS. */
const HOST = { host: 'www.evergrove.example' }
let server: Instance
let cookie = ''

beforeAll(async () => {
  const media = join(env().DATA_DIR, 'media', 'ab')
  mkdirSync(media, { recursive: true })
  writeFileSync(join(media, 'picture.avif'), 'picture')
  writeFileSync(join(media, 'drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await givenAccount({ username: 'rose' })
  server = await startInstance('web', {
    databaseUrl: env().DATABASE_URL,
    env: { SITE_URL: 'https://www.evergrove.example', ALLOWED_HOSTS: '127.0.0.1' },
  })
  const answer = await accountHandlers(server.url).login('rose')
  cookie = answer.headers.getSetCookie()[0] ?? ''
})
afterAll(() => server.stop())

const chunk = () => {
  const name = readdirSync(join('.next', 'static', 'chunks')).find((file) => file.endsWith('.js'))
  return `/_next/static/chunks/${name}`
}

type Asked = {
  path: string | (() => string)
  status: number
  type?: RegExp
  method?: string
  signedIn?: true
  host?: string
}

const CLASSES: Record<string, Asked> = {
  'a page rendered for the first time': {
    path: '/about-us',
    status: 200,
    type: /^text\/html; charset=utf-8$/,
  },
  'the same from memory': { path: '/about-us', status: 200, type: /^text\/html; charset=utf-8$/ },
  'a live page': { path: '/search?q=care', status: 200, type: /^text\/html; charset=utf-8$/ },
  'a page of the staff': { path: '/admin', status: 200, type: /^text\/html; charset=utf-8$/, signedIn: true },
  'the sign-in': { path: '/login', status: 200, type: /^text\/html; charset=utf-8$/ },
  JSON: { path: '/api/site-settings', status: 200, type: /^application\/json/ },
  'a redirect of ours': { path: '/admin', status: 307 },
  'a moved address': { path: '/properties', status: 308 },
  'a foreign host': { path: '/', status: 308, host: 'evil.example' },
  'no such page': { path: '/no-such-page', status: 404, type: /^text\/html; charset=utf-8$/ },
  'no such call': { path: '/api/communities/none', status: 404, type: /^application\/problem\+json/ },
  'a wrong method': {
    path: '/about-us',
    status: 405,
    method: 'PUT',
    type: /^application\/problem\+json; charset=utf-8$/,
  },
  'a wrong method of a call': { path: '/api/user', status: 405, method: 'DELETE' },
  'a file of the build': { path: chunk, status: 200, type: /^text\/javascript; charset=utf-8$/ },
  'an uploaded picture': { path: '/media/ab/picture.avif', status: 200, type: /^image\/avif$/ },
  'an uploaded drawing': { path: '/media/ab/drawing.svg', status: 200, type: /^image\/svg\+xml$/ },
  'no such upload': { path: '/media/ab/none.avif', status: 404 },
  'an icon': { path: '/icon.svg', status: 200, type: /^image\/svg\+xml$/ },
  health: { path: '/api/health/ready', status: 200, type: /^application\/json; charset=utf-8$/ },
}

async function ask({ path, method = 'GET', signedIn, host = HOST.host }: Asked): Promise<RawAnswer> {
  const pair = cookie.split(';', 1)[0] ?? ''
  const headers = { host, accept: 'text/html', ...(signedIn && { cookie: pair }) }
  return rawRequest(server.url, typeof path === 'string' ? path : path(), { method, headers })
}

test.each(Object.entries(CLASSES))('T67: %s carries the security headers', async (_, asked) => {
  const { status, headers } = await ask(asked)
  expect(status).toBe(asked.status)
  if (asked.type) expect(headers['content-type']).toMatch(asked.type)
  expect(headers['strict-transport-security']).toMatch(
    /^max-age=(?:3153600\d|[4-9]\d{7}|\d{9,}); includeSubDomains/,
  )
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
  })
  const policy = policyOf(headers)
  for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
    expect(policy.get(name), name).toBe("'none'")
  expect(headers).not.toHaveProperty('x-powered-by')
  expect(headers).not.toHaveProperty('server')
  expect(headers).not.toHaveProperty('access-control-allow-origin')
})

function policyOf(headers: RawAnswer['headers']): Map<string, string> {
  const text = String(headers['content-security-policy'] ?? '')
  return new Map(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

/** Checks of MDN's Observatory 1.4 (https://github.com/mdn/mdn-http-observatory, src/analyzer/tests). */
test.each(['/', '/about-us', '/contact', '/login', '/search?q=care', '/no-such-page'])(
  'T71: %s passes every check of the Observatory',
  async (path) => {
    const { headers, body } = await rawRequest(server.url, path, {
      headers: { ...HOST, accept: 'text/html' },
    })
    const policy = policyOf(headers)
    const scripts = policy.get('script-src')?.split(' ') ?? []
    // csp: no unsafe script sources, nothing broad, default denied, no plug-ins.
    expect(policy.get('default-src')).toBe("'none'")
    expect(scripts[0]).toBe("'self'")
    expect(
      scripts.slice(1).every((source) => /^'sha256-[\w+/]{43}='$/.test(source)),
      scripts.join(' '),
    ).toBe(true)
    for (const [name, sources] of policy)
      expect(sources, name).not.toMatch(/unsafe-eval|\*|(?:^| )https?:(?: |$)|http:/)
    expect(policy.get('form-action')).toBe("'self'")
    // cookies: only necessary ones, all of them Secure, HttpOnly and SameSite.
    for (const set of headers['set-cookie'] ?? []) expect(set).toMatch(/HttpOnly; SameSite=Lax; Secure/)
    // cross-origin-resource-sharing, cross-origin-resource-policy, referrer-policy, hsts, and other headers.
    expect(headers).not.toHaveProperty('access-control-allow-origin')
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(headers['referrer-policy']).toMatch(
      /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/,
    )
    expect(
      Number(/max-age=(\d+)/.exec(String(headers['strict-transport-security']))?.[1]),
    ).toBeGreaterThanOrEqual(15_768_000)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-frame-options']).toBe('DENY')
    // subresource-integrity: every script is our own.
    for (const [, address = ''] of body.matchAll(/<script[^>]* src="([^"]*)"/g))
      expect(address).toMatch(/^\/(?!\/)/)
  },
)
