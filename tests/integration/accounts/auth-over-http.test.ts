import { createHmac } from 'node:crypto'
import { encode } from 'next-auth/jwt'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SessionUser } from '@/lib/accounts/access/access'
import { signOutEverywhere } from '@/lib/accounts/sessions/own-sessions'
import { changeAccess } from '@/lib/accounts/users/change-access'
import { changeOwnPassword } from '@/lib/accounts/users/own-account'
import { deleteAccount, disableAccount } from '@/lib/accounts/users/staff-accounts'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { accountHandlers, sessionCookieFrom } from '@/tests/support/account-handlers'
import { givenAccount, PASSWORD } from '@/tests/support/accounts'
import { type Instance, startInstance } from '@/tests/support/instance'
import { rawRequest } from '@/tests/support/raw-request'

const browser = { ipAddress: null, userAgent: null, requestId: null, sessionToken: undefined }
const FIRST = '203.0.113.5'

let servers: [Instance, Instance]
let here: ReturnType<typeof accountHandlers>
let there: ReturnType<typeof accountHandlers>

beforeAll(async () => {
  const start = () =>
    startInstance('web', { databaseUrl: env().DATABASE_URL, env: { TRUSTED_PROXY_HOPS: '1' } })
  servers = await Promise.all([start(), start()])
  here = accountHandlers(servers[0].url)
  there = accountHandlers(servers[1].url)
})

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
})

beforeEach(async () => {
  await db.user.deleteMany()
  await db.rateLimit.deleteMany()
})

async function signedIn(username: string): Promise<string> {
  const cookie = sessionCookieFrom(await here.login(username))
  if (!cookie) throw new Error('no session cookie')
  return cookie
}

describe('T7: every way in counts guesses together', () => {
  test('/api/login, next-auth’s own door and another instance allow five, not five each', async () => {
    await givenAccount({ username: 'rose' })
    const sent = { from: FIRST }
    const statuses = [
      (await here.login('rose', 'wrong', sent)).status,
      (await there.nextAuthLogin('rose', 'wrong', sent)).status,
      (await there.login('ROSE', 'wrong', sent)).status,
      (await here.nextAuthLogin('Rose', 'wrong', sent)).status,
      (await here.login('rose', 'wrong', sent)).status,
    ]
    expect(statuses).toEqual([401, 401, 401, 401, 401])
    for (const handlers of [here, there]) {
      const own = await handlers.login('rose', PASSWORD, sent)
      const nextAuths = await handlers.nextAuthLogin('rose', PASSWORD, sent)
      for (const refused of [own, nextAuths]) {
        expect(refused.status).toBe(429)
        expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
        expect(sessionCookieFrom(refused)).toBeNull()
      }
    }
    // A changing left-most X-Forwarded-For has no effect: the trusted proxy wrote the last entry.
    expect((await here.login('rose', PASSWORD, { from: `198.51.100.9, ${FIRST}` })).status).toBe(429)
    expect((await here.login('rose', PASSWORD, { from: '198.51.100.9' })).status).toBe(200)
  })

  test('next-auth’s door opens a session like any other, and its sign-out ends it', async () => {
    await givenAccount({ username: 'rose', role: 'editor' })
    const answer = await here.nextAuthLogin('rose')
    const cookie = sessionCookieFrom(answer)
    expect(answer.status).toBe(200)
    expect(await (await there.user(cookie)).json()).toMatchObject({ username: 'rose', role: 'editor' })
    const csrf = await here.get('/api/auth/csrf', { cookie })
    const { csrfToken } = (await csrf.json()) as { csrfToken: string }
    const own = csrf.headers.getSetCookie().map((line) => line.split(';')[0])
    await here.post('/api/auth/signout', { csrfToken, json: 'true' }, { cookie: [cookie, ...own].join('; ') })
    expect((await there.user(cookie)).status).toBe(401)
  })

  test('a disabled account is told the same at both doors', async () => {
    await givenAccount({ username: 'gone', disabled: true })
    for (const refused of [await here.login('gone'), await here.nextAuthLogin('gone')]) {
      expect(refused.status).toBe(401)
      expect(await refused.json()).toMatchObject({ message: 'Invalid username or password' })
    }
  })
})

describe('T9: a copied cookie, after ten polls of /api/auth/session', () => {
  let rose: SessionUser
  let boss: SessionUser

  beforeEach(async () => {
    rose = { ...(await givenAccount({ username: 'rose', role: 'editor' })), role: 'editor', communityIds: [] }
    boss = { ...(await givenAccount({ username: 'boss' })), role: 'admin', communityIds: [] }
  })

  const ends: [string, (cookie: string) => Promise<unknown>][] = [
    ['logout', (cookie) => here.post('/api/logout', {}, { cookie })],
    [
      'a new password',
      () => changeOwnPassword(rose, { current: PASSWORD, password: 'two chairs, one lamp' }, browser),
    ],
    ['a new role', () => changeAccess(boss, rose.id, { role: 'viewer' }, browser)],
    ['being disabled', () => disableAccount(boss, rose.id, browser)],
    ['being deleted', () => deleteAccount(boss, rose.id, browser)],
    ['signing out everywhere', () => signOutEverywhere(rose, browser)],
  ]

  test.each(ends)('is worthless at once after %s, on both instances', async (_, end) => {
    const cookie = await signedIn('rose')
    let polled: string | null = cookie
    for (let poll = 0; poll < 10; poll += 1) {
      polled = sessionCookieFrom(await here.get('/api/auth/session', { cookie: polled }))
    }
    expect(polled).not.toBeNull()
    expect((await there.user(polled)).status).toBe(200)
    await end(cookie)
    for (const copy of [cookie, polled]) {
      for (const handlers of [here, there]) {
        const user = await handlers.user(copy)
        expect(user.status).toBe(401)
        expect(await user.json()).toMatchObject({ message: 'Please sign in' })
        const page = await handlers.get('/admin', { cookie: copy })
        expect([page.status, page.headers.get('location')]).toEqual([307, '/login'])
        const poll = await handlers.get('/api/auth/session', { cookie: copy })
        expect(await poll.json()).toEqual({})
        expect(sessionCookieFrom(poll)).toBeNull()
      }
    }
  })

  test('polling alone does not keep an idle session alive', async () => {
    const cookie = await signedIn('rose')
    const lastSeenAt = new Date(Date.now() - 59 * 60_000)
    await db.session.updateMany({ data: { lastSeenAt } })
    await here.get('/api/auth/session', { cookie })
    expect((await db.session.findFirstOrThrow()).lastSeenAt).toEqual(lastSeenAt)
  })
})

describe('T10: any invalid token means signed out, never a 500', () => {
  const claims = {
    sub: '01900000-0000-7000-8000-000000000000',
    sid: '01900000-0000-7000-8000-000000000001',
    version: 1,
  }
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

  test.each([
    ['alg none', async () => `${part({ alg: 'none' })}.${part(claims)}.`],
    ['signed with an empty key', async () => signedWithNothing(claims)],
    ['another secret', async () => encode({ token: claims, secret: 'some other secret of 32 characters' })],
    ['expired', async () => encode({ token: claims, secret: env().NEXTAUTH_SECRET, maxAge: -3600 })],
    ['a session that never was', async () => encode({ token: claims, secret: env().NEXTAUTH_SECRET })],
    ['flipped byte', async () => (await signedIn('rose')).replace(/.$/, '!').split('=')[1] ?? ''],
    ['percent', async () => '%'],
    ['8 KB', async () => 'x'.repeat(8000)],
  ])('%s', async (_, token) => {
    await givenAccount({ username: 'rose' })
    const cookie = `next-auth.session-token=${await token()}`
    expect((await here.user(cookie)).status).toBe(401)
    expect((await here.get('/admin', { cookie })).status).toBe(307)
    expect(await (await here.get('/api/auth/session', { cookie })).json()).toEqual({})
    expect((await here.post('/api/logout', {}, { cookie })).status).toBe(200)
  })

  test.each(['Bearer %', 'Bearer', 'Bearer null', 'Basic x'])('Authorization: %s', async (authorization) => {
    for (const path of ['/api/user', '/api/admin/team-members', '/admin', '/api/auth/session']) {
      const answer = await rawRequest(servers[0].url, path, { headers: { authorization } })
      expect(answer.status, path).toBeLessThan(402)
      expect(answer.body, path).not.toContain('username')
    }
  })

  test('a genuine token opens nothing as a bearer', async () => {
    await givenAccount({ username: 'rose' })
    const [, token] = (await signedIn('rose')).split('=')
    for (const path of ['/api/user', '/admin']) {
      const answer = await rawRequest(servers[0].url, path, { headers: { authorization: `Bearer ${token}` } })
      expect([401, 307]).toContain(answer.status)
    }
  })

  test.each(['', 'sixteen bytes 16'])(
    'the server does not start in production with the secret %j',
    async (secret) => {
      const start = startInstance('web', {
        databaseUrl: env().DATABASE_URL,
        env: { NEXTAUTH_SECRET: secret },
      })
      await expect(start).rejects.toThrow(/NEXTAUTH_SECRET/)
    },
  )
})

function signedWithNothing(claims: object): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const unsigned = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`
  return `${unsigned}.${createHmac('sha256', '').update(unsigned).digest('base64url')}`
}

test('T46: next-auth’s doors take scalars only, and odd addresses are no server errors', async () => {
  await givenAccount({ username: 'rose' })
  const bodies = [{ username: { not: '' }, password: { not: '' } }, { csrfToken: ['a'] }, [], 'x', null, 7]
  for (const body of bodies) {
    expect((await here.post('/api/auth/callback/credentials', body)).status).toBeLessThan(500)
    expect((await here.post('/api/auth/callback/credentials', body)).status).not.toBe(200)
  }
  for (const path of [
    '_log',
    'callback/credentials',
    'callback/google',
    'verify-request',
    'x',
    'session/x',
    'toString',
  ]) {
    expect((await here.get(`/api/auth/${path}`)).status, path).toBe(404)
    expect((await here.post(`/api/auth/${path}`, {})).status, path).toBeLessThan(500)
  }
  const odd = await here.get('/api/auth/session?callbackUrl=%00', {
    cookie: 'next-auth.callback-url=nonsense',
  })
  expect(odd.status).toBe(400)
  expect((await here.get('/api/user?id[not]=x')).status).toBe(401)
})

test('T49: the account doors answer other methods with 405 and change nothing', async () => {
  const handlers = {
    '/api/user': ['GET', 'HEAD'],
    '/api/login': ['POST'],
    '/api/register': ['POST'],
    '/api/logout': ['POST'],
  }
  for (const [path, allowed] of Object.entries(handlers)) {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND']) {
      if (allowed.includes(method)) continue
      const answer = await rawRequest(servers[0].url, path, { method })
      expect([400, 405], `${method} ${path}`).toContain(answer.status)
    }
    const options = await rawRequest(servers[0].url, path, { method: 'OPTIONS' })
    expect(options.headers.allow, path).toContain(allowed[0])
  }
})

test('T50: another site’s page can neither sign in nor sign out', async () => {
  await givenAccount({ username: 'rose' })
  const cookie = await signedIn('rose')
  const headers = { cookie, origin: 'https://evil.example', 'content-type': 'application/json' }
  for (const path of [
    '/api/login',
    '/api/register',
    '/api/logout',
    '/api/auth/signout',
    '/api/auth/callback/credentials',
  ]) {
    const body = JSON.stringify({ username: 'rose', password: PASSWORD })
    const answer = await rawRequest(servers[0].url, path, { method: 'POST', headers, body })
    expect(answer.status, path).toBe(403)
    expect(answer.headers['set-cookie'], path).toBeUndefined()
    expect(answer.headers['access-control-allow-origin'], path).toBeUndefined()
  }
  expect((await here.user(cookie)).status).toBe(200)
})

test('T69: under https both cookies are __Host-, Secure, HttpOnly, Lax and small', async () => {
  await givenAccount({ username: 'rose' })
  const server = await startInstance('web', {
    databaseUrl: env().DATABASE_URL,
    env: { SITE_URL: 'https://www.evergrove.example', ALLOWED_HOSTS: '127.0.0.1' },
  })
  const handlers = accountHandlers(server.url)
  const answer = await handlers.login('rose')
  const cookies = answer.headers.getSetCookie().map((line) => line.split('; '))
  for (const [, ...attributes] of cookies) {
    expect(attributes.map((text) => text.toLowerCase())).toEqual(
      expect.arrayContaining(['path=/', 'secure', 'httponly', 'samesite=lax']),
    )
    expect(attributes.join()).not.toMatch(/domain/i)
  }
  expect(answer.headers.getSetCookie().join().length).toBeLessThan(4096)
  const [pair = '', known = '', ...others] = cookies.map(([first = '']) => first)
  expect(pair).toMatch(/^__Host-next-auth\.session-token=/)
  expect(known).toMatch(/^__Host-known-browser=/)
  expect(others).toEqual([])
  expect((await handlers.user(pair)).status).toBe(200)
  expect((await handlers.user(pair.replace('__Host-', ''))).status).toBe(401)
  expect((await handlers.get('/admin', { cookie: pair })).status).toBe(200)
  expect((await handlers.get('/login')).headers.getSetCookie()).toEqual([])
  await server.stop()
})
