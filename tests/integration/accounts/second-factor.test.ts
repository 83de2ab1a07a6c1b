import { beforeEach, describe, expect, test } from 'vitest'
import { POST as secondStepHandler } from '@/app/api/login/second-step/route'
import { encodePendingSignIn } from '@/lib/accounts/sessions/pending-sign-in'
import { decodeSessionToken } from '@/lib/accounts/sessions/session-token'
import { db } from '@/lib/platform/database/db'
import { sessionCookieFrom } from '@/tests/support/account-handlers'
import { accountRequest, login } from '@/tests/support/account-requests'
import { givenAccount, PASSWORD } from '@/tests/support/accounts'
import { givenTotp } from '@/tests/support/second-factors'
import { sessionPerson } from '@/tests/support/session-person'
import { nextTotpCode, totpCode } from '@/tests/support/totp-code'

type Sent = Parameters<typeof accountRequest>[2]

let rose: { id: string }
let secret: string
let recoveryCodes: string[]

beforeEach(async () => {
  await db.$executeRaw`truncate users, rate_limits, sign_in_rules cascade`
  rose = await givenAccount({ username: 'rose' })
  ;({ secret, recoveryCodes } = await givenTotp(rose.id))
})

async function halfWay(sent?: Sent): Promise<string> {
  const answer = await login({ username: 'rose', password: PASSWORD }, sent)
  const { secondStep } = (await answer.json()) as { secondStep: { token: string } }
  return secondStep.token
}

const secondStep = (body: unknown, sent?: Sent) =>
  secondStepHandler(accountRequest('/api/login/second-step', body, sent), undefined)

const wrongCode = () => {
  const right = [-60_000, -30_000, 0, 30_000, 60_000].map((ms) => totpCode(secret, new Date(Date.now() + ms)))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code))
}

test('the right password alone opens no session and says what is missing', async () => {
  const answer = await login({ username: 'rose', password: PASSWORD })
  expect(answer.status).toBe(401)
  expect(answer.headers.getSetCookie()).toEqual([])
  expect(await answer.json()).toEqual({
    message: 'Please continue with your second factor',
    secondStep: { token: expect.any(String), totp: true, passkey: false },
  })
  expect(await db.session.count()).toBe(0)
  const { lastLoginAt } = await db.user.findUniqueOrThrow({ where: { id: rose.id } })
  expect(lastLoginAt).toBeNull()
})

test('a wrong password is told in the same words with and without a second factor', async () => {
  await givenAccount({ username: 'sam' })
  const answers = []
  for (const username of ['rose', 'sam', 'nobody']) {
    const answer = await login({ username, password: 'not the password' })
    const { requestId: _, ...body } = await answer.json()
    answers.push([answer.status, body])
  }
  expect(answers[0]).toMatchObject([401, { message: 'Invalid username or password' }])
  expect(answers).toEqual(Array(3).fill(answers[0]))
})

test('the code opens a session, and is good once', async () => {
  const code = totpCode(secret)
  const first = await secondStep({ token: await halfWay(), code })
  expect(first.status).toBe(200)
  expect(await first.json()).toMatchObject({ username: 'rose' })
  expect(await sessionPerson(sessionCookieFrom(first) ?? '')).toMatchObject({ username: 'rose' })
  expect((await secondStep({ token: await halfWay(), code })).status).toBe(401)
  expect((await secondStep({ token: await halfWay(), code: nextTotpCode(secret) })).status).toBe(200)
})

test('of two requests with one code one wins', async () => {
  const token = await halfWay()
  const code = totpCode(secret)
  const answers = await Promise.all([0, 1, 2].map(() => secondStep({ token, code })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
  expect(await db.session.count()).toBe(1)
})

test('a token of the first step opens one session, whatever code comes with it', async () => {
  const token = await halfWay()
  expect((await secondStep({ token, code: wrongCode() })).status).toBe(401)
  expect((await secondStep({ token, code: totpCode(secret) })).status).toBe(200)
  for (const code of [nextTotpCode(secret), recoveryCodes[0]])
    expect((await secondStep({ token, code })).status).toBe(401)
  expect(await db.session.count()).toBe(1)
  expect(await db.recoveryCode.count({ where: { usedAt: { not: null } } })).toBe(0)
  expect((await secondStep({ token: await halfWay(), code: recoveryCodes[0] })).status).toBe(200)
})

test('a wrong code opens nothing and is in the audit log', async () => {
  const answer = await secondStep({ token: await halfWay(), code: wrongCode() })
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, []])
  expect(await db.session.count()).toBe(0)
  const [entry] = await db.auditEntry.findMany({ where: { entityId: rose.id, action: 'sign-in-refused' } })
  expect(entry?.after).toEqual({ reason: 'Right password, wrong code' })
})

describe('a recovery code', () => {
  test('opens a session once, however it is typed', async () => {
    const [code = ''] = recoveryCodes
    const typed = code.toUpperCase().replaceAll('-', ' ')
    expect((await secondStep({ token: await halfWay(), code: typed })).status).toBe(200)
    expect((await secondStep({ token: await halfWay(), code })).status).toBe(401)
    expect(await db.recoveryCode.count({ where: { userId: rose.id, usedAt: null } })).toBe(9)
    expect(
      await db.auditEntry.count({ where: { entityId: rose.id, action: 'second-factor.recovery' } }),
    ).toBe(1)
  })

  test('of somebody else opens nothing', async () => {
    const sam = await givenTotp((await givenAccount({ username: 'sam' })).id)
    expect((await secondStep({ token: await halfWay(), code: sam.recoveryCodes[0] })).status).toBe(401)
  })
})

describe('the token for the second step', () => {
  test('is no session', async () => {
    const token = await halfWay()
    expect(await decodeSessionToken(token)).toBeNull()
    expect(await sessionPerson(`next-auth.session-token=${token}`)).toBeNull()
  })

  test('a session is no such token', async () => {
    const answer = await secondStep({ token: await halfWay(), code: totpCode(secret) })
    const session = sessionCookieFrom(answer)?.split('=')[1]
    expect((await secondStep({ token: session, code: nextTotpCode(secret) })).status).toBe(401)
  })

  test('is void when the account changed meanwhile, was disabled, or when it is made up', async () => {
    const token = await halfWay()
    await db.user.update({ where: { id: rose.id }, data: { sessionVersion: { increment: 1 } } })
    expect((await secondStep({ token, code: totpCode(secret) })).status).toBe(401)
    const fresh = await halfWay()
    await db.user.update({ where: { id: rose.id }, data: { disabledAt: new Date() } })
    expect((await secondStep({ token: fresh, code: totpCode(secret) })).status).toBe(401)
    expect((await secondStep({ token: 'made-up', code: totpCode(secret) })).status).toBe(401)
    expect(await db.session.count()).toBe(0)
  })

  test('comes from our own pages only, with both fields', async () => {
    const token = await encodePendingSignIn({ sub: rose.id, version: 1 })
    const foreign = { headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' } }
    expect((await secondStep({ token, code: totpCode(secret) }, foreign)).status).toBe(403)
    for (const body of [{}, { token }, { code: '123456' }, { token: 1, code: 2 }, []]) {
      expect((await secondStep(body)).status).toBe(400)
    }
  })
})

test('guesses at codes are throttled, and a right password does not give them anew', async () => {
  const code = wrongCode()
  for (let guess = 0; guess < 5; guess += 1) {
    expect((await secondStep({ token: await halfWay(), code })).status).toBe(401)
  }
  const sixth = await secondStep({ token: await halfWay(), code: totpCode(secret) })
  expect(sixth.status).toBe(429)
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
  // From another address: five more, then the account's own limit is used up.
  const from = '198.51.100.7'
  for (let guess = 0; guess < 5; guess += 1)
    await secondStep({ token: await halfWay({ from }), code }, { from })
  const elsewhere = { from: '198.51.100.99' }
  const last = await secondStep({ token: await halfWay(elsewhere), code: totpCode(secret) }, elsewhere)
  expect(last.status).toBe(429)
  expect(await db.session.count()).toBe(0)
})

test('an authenticator sealed under another secret does not work; a recovery code still does', async () => {
  await db.authenticator.update({ where: { userId: rose.id }, data: { sealedSecret: 'x'.repeat(120) } })
  expect((await secondStep({ token: await halfWay(), code: totpCode(secret) })).status).toBe(401)
  expect((await secondStep({ token: await halfWay(), code: recoveryCodes[0] })).status).toBe(200)
})

test('an app that was never confirmed is not asked for', async () => {
  await db.authenticator.update({ where: { userId: rose.id }, data: { confirmedAt: null } })
  expect((await login({ username: 'rose', password: PASSWORD })).status).toBe(200)
})
