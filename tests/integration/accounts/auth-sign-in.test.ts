import { hash } from '@node-rs/argon2'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { knownBrowserFrom, sessionCookieFrom } from '@/tests/support/account-handlers'
import { login, register } from '@/tests/support/account-requests'
import { givenAccount, PASSWORD } from '@/tests/support/accounts'

const hashing = vi.hoisted(() => ({ verified: 0, hashed: 0 }))

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  return {
    ...real,
    verify: (...given: Parameters<typeof real.verify>) => {
      hashing.verified += 1
      return real.verify(...given)
    },
    hash: (...given: Parameters<typeof real.hash>) => {
      hashing.hashed += 1
      return real.hash(...given)
    },
  }
})

const MINUTE = 60_000
const wrong = (username: string) => ({ username, password: 'not the password' })
const right = (username: string) => ({ username, password: PASSWORD })

beforeEach(async () => {
  await db.user.deleteMany()
  await db.rateLimit.deleteMany()
  await givenAccount({ username: 'Rose' })
  hashing.verified = 0
  hashing.hashed = 0
})

afterEach(() => {
  vi.useRealTimers()
})

test('the right password in any letter case of the name answers the user, without anything secret', async () => {
  const answer = await login(right(' rOSE '))
  expect(answer.status).toBe(200)
  const user = (await answer.json()) as object
  expect(Object.keys(user).sort()).toEqual(['email', 'id', 'role', 'username'])
  expect(user).toMatchObject({ username: 'Rose', role: 'admin', email: null })
  expect(answer.headers.getSetCookie()[0]).toMatch(
    /^next-auth\.session-token=[^;]+; Path=\/; Expires=[^;]+; Max-Age=43200; HttpOnly; SameSite=lax$/i,
  )
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test.each(['r%', 'r_se', '%', "rose' or '1'='1", 'rose\\'])('T47: %j is nobody’s name', async (username) => {
  expect((await login(right(username))).status).toBe(401)
})

test('T3: unknown, wrong and disabled cost one hash each and sound the same', async () => {
  await givenAccount({ username: 'gone', disabled: true })
  hashing.hashed = 0
  const answers = []
  for (const body of [wrong('nobody'), wrong('Rose'), right('gone')]) {
    hashing.verified = 0
    const answer = await login(body)
    expect([hashing.verified, hashing.hashed]).toEqual([1, 0])
    answer.headers.delete('x-request-id')
    const { requestId, ...words } = await answer.json()
    expect(requestId).toEqual(expect.any(String))
    answers.push({ status: answer.status, headers: [...answer.headers], words })
  }
  expect(answers[0]).toMatchObject({ status: 401, words: { message: 'Invalid username or password' } })
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
})

test('T2: a hash with weak parameters is renewed at sign-in', async () => {
  const passwordHash = await hash(PASSWORD, { memoryCost: 4096, timeCost: 1, parallelism: 1 })
  const { id } = await givenAccount({ username: 'weak', passwordHash })
  const stored = () => db.user.findUniqueOrThrow({ where: { id }, select: { password: true } })
  expect((await login(wrong('weak'))).status).toBe(401)
  expect((await stored()).password).toBe(passwordHash)
  expect((await login(right('weak'))).status).toBe(200)
  expect((await stored()).password).toMatch(/m=65536,t=3,p=1/)
  expect((await login(right('weak'))).status).toBe(200)
})

describe('T4: the throttle', () => {
  test('refuses the sixth guess, even a right one, for 15 minutes, then starts afresh', async () => {
    for (let guess = 0; guess < 5; guess += 1) expect((await login(wrong('Rose'))).status).toBe(401)
    const sixth = await login(right('Rose'))
    expect(sixth.status).toBe(429)
    const seconds = Number(sixth.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(900)
    expect((await login(right('Rose'), { from: '198.51.100.7' })).status).toBe(200)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * MINUTE + 1000 })
    expect((await login(right('Rose'))).status).toBe(200)
    for (let guess = 0; guess < 4; guess += 1) expect((await login(wrong('ROSE'))).status).toBe(401)
    expect((await login(right('Rose'))).status).toBe(200)
  })

  test('of 100 wrong guesses at once at most seven are hashed', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => login(wrong('Rose'))))
    expect(hashing.verified).toBeLessThanOrEqual(7)
    expect(answers.filter(({ status }) => status === 429).length).toBe(100 - hashing.verified)
  })

  test('allows one address 20 guesses at any names; right passwords do not count', async () => {
    const statuses: number[] = []
    for (let guess = 0; guess < 21; guess += 1) {
      statuses.push((await login(wrong(`guess-${guess}`))).status)
      if (guess < 19) expect((await login(right('Rose'))).status).toBe(200)
    }
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(401))
    expect(statuses[20]).toBe(429)
  })

  test('allows one name 50 guesses an hour from all addresses together', async () => {
    for (let address = 0; address < 10; address += 1) {
      for (let guess = 0; guess < 5; guess += 1) await login(wrong('Rose'), { from: `198.51.100.${address}` })
    }
    expect(hashing.verified).toBe(50)
    expect((await login(right('Rose'), { from: '198.51.100.77' })).status).toBe(429)
    expect(hashing.verified).toBe(50)
  })

  test('a name that is refused at its own address does not spend the account’s allowance', async () => {
    for (let guess = 0; guess < 15; guess += 1) await login(wrong('Rose'))
    const [spent] = await db.$queryRaw<{ points: number }[]>`
      select points from rate_limits where key like 'login-user:%'`
    expect(spent?.points).toBe(5)
  })

  test('T75: one subscriber’s IPv6 network is one address', async () => {
    for (let guess = 0; guess < 5; guess += 1)
      await login(wrong('Rose'), { from: `2001:db8:1:2::${guess + 1}` })
    expect((await login(right('Rose'), { from: '2001:db8:1:2:aaaa::1' })).status).toBe(429)
    expect((await login(right('Rose'), { from: '2001:db8:1:3::1' })).status).toBe(200)
  })
})

describe('T6: a name that strangers have locked', () => {
  async function lockedByStrangers(): Promise<void> {
    for (let address = 0; address < 10; address += 1) {
      for (let guess = 0; guess < 5; guess += 1) await login(wrong('Rose'), { from: `198.51.100.${address}` })
    }
    expect((await login(right('Rose'), { from: '198.51.100.99' })).status).toBe(429)
  }

  test('lets its owner in with a browser that has signed in before, wherever it is', async () => {
    const cookie = knownBrowserFrom(await login(right('Rose')))
    await lockedByStrangers()
    const elsewhere = { from: '192.0.2.55', cookie }
    expect((await login(right('rose'), elsewhere)).status).toBe(200)
    // Strangers stay locked out, even with the right password or a forged cookie.
    expect((await login(right('Rose'), { from: '192.0.2.56' })).status).toBe(429)
    const forged = `${cookie?.slice(0, -1)}${cookie?.endsWith('A') ? 'B' : 'A'}`
    expect((await login(right('Rose'), { from: '192.0.2.57', cookie: forged })).status).toBe(429)
  })

  test('lets its owner in from a network that has signed in before', async () => {
    expect((await login(right('Rose'), { from: '2001:db8:7:1::1' })).status).toBe(200)
    await lockedByStrangers()
    expect((await login(right('Rose'), { from: '2001:db8:7:2::1' })).status).toBe(429)
    expect((await login(right('Rose'), { from: '2001:db8:7:1::9' })).status).toBe(200)
  })

  test('a known browser has ten guesses an hour, of one account', async () => {
    await givenAccount({ username: 'Iris' })
    const cookie = knownBrowserFrom(await login(right('Rose')))
    const statuses: number[] = []
    for (let guess = 0; guess < 11; guess += 1) {
      statuses.push((await login(wrong('Rose'), { from: `192.0.2.${guess}`, cookie })).status)
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429])
    const spent = await db.$queryRaw<{ points: number }[]>`
      select points from rate_limits where key like 'login-user:%'`
    // The first sign-in got its one attempt back.
    expect(spent).toEqual([{ points: 0 }])
    await login(wrong('Iris'), { from: '192.0.2.77', cookie })
    const counted = await db.$queryRaw<{ points: number }[]>`
      select points from rate_limits where key like 'login-user:%' order by points`
    expect(counted).toEqual([{ points: 0 }, { points: 1 }])
  })
})

describe('T46: only two scalars are credentials', () => {
  test.each([
    [{ username: { startsWith: 'a' }, password: { not: '' } }],
    [{ username: ['Rose'], password: PASSWORD }],
    [{ username: 'Rose', password: [PASSWORD] }],
    [{ username: 7, password: 7 }],
    [{ username: null, password: null }],
    [{ username: true, password: PASSWORD }],
    [{ username: '', password: PASSWORD }],
    [{ username: 'Rose' }],
    [{}],
    [[]],
    [null],
    ['Rose'],
    [7],
  ])('%j is a bad request', async (body) => {
    const answer = await login(body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toHaveProperty('message')
    expect((await register(body)).status).toBe(400)
    expect(hashing.verified + hashing.hashed).toBe(0)
  })

  test('broken JSON and NUL characters are bad requests', async () => {
    expect((await login(null, { raw: '{"username":' })).status).toBe(400)
    expect((await login({ username: 'Ro\0se', password: PASSWORD })).status).toBe(400)
  })

  test('T13: a megabyte of password is refused before it is hashed', async () => {
    for (const password of ['x'.repeat(1025), '🏔'.repeat(300), 'x'.repeat(1024 * 1024)]) {
      expect((await login({ username: 'Rose', password })).status).toBe(400)
      expect((await register({ username: 'Rosemary', password })).status).toBe(400)
    }
    expect(hashing.verified + hashing.hashed).toBe(0)
  })
})

describe('T50: another site’s page', () => {
  const evil = { origin: 'https://evil.example' }

  test.each([
    ['another origin', { ...evil, 'sec-fetch-site': 'cross-site' }],
    ['another subdomain', { origin: 'https://x.localhost', 'sec-fetch-site': 'same-site' }],
    ['another origin in an old browser', { ...evil, 'sec-fetch-site': '' }],
    ['no origin', { origin: 'null', 'sec-fetch-site': '' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['plain text', { 'content-type': 'text/plain' }],
    ['no type', { 'content-type': '' }],
  ])('%s is refused', async (_, headers) => {
    expect((await login(right('Rose'), { headers })).status).toBe(403)
    expect((await register(right('Rosemary'), { headers })).status).toBe(403)
    expect(await db.session.count()).toBe(0)
    expect(hashing.verified).toBe(0)
  })

  test('our own is not, with or without Fetch Metadata', async () => {
    expect(sessionCookieFrom(await login(right('Rose')))).not.toBeNull()
    expect((await login(right('Rose'), { headers: { 'sec-fetch-site': '' } })).status).toBe(200)
  })
})
