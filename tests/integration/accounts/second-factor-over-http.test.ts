import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { givenAccount, PASSWORD } from '@/tests/support/accounts'
import { sessionOf } from '@/tests/support/actors'
import { backOfficeClient } from '@/tests/support/back-office-client'
import { type Instance, startInstance } from '@/tests/support/instance'
import { givenTotp } from '@/tests/support/second-factors'
import { startSmtpSink } from '@/tests/support/smtp-sink'
import { nextTotpCode, totpCode } from '@/tests/support/totp-code'
import { until } from '@/tests/support/until'

const TOTP = '/api/admin/account/totp'
const CODES = '/api/admin/account/recovery-codes'
const RULES = '/api/admin/sign-in-rules'
const SET_UP = '/admin/account/second-factor'

type Person = { id: string; cookie: string; sid: string }

let server: Instance
let mails: Awaited<ReturnType<typeof startSmtpSink>>
let call: ReturnType<typeof backOfficeClient>
let rose: Person

beforeAll(async () => {
  mails = await startSmtpSink()
  const settings = { WORKER: 'on', SMTP_URL: mails.url, TRUSTED_PROXY_HOPS: '1' }
  server = await startInstance('web', { databaseUrl: env().DATABASE_URL, env: settings })
  call = backOfficeClient(server.url)
})

beforeEach(async () => {
  await db.$executeRaw`truncate users, rate_limits, outbox_items, sign_in_rules cascade`
  rose = await personOf('rose', 'admin')
  mails.messages.length = 0
})

afterAll(async () => {
  await server.stop()
  await mails.close()
})

async function personOf(username: string, role: 'admin' | 'editor'): Promise<Person> {
  const account = await givenAccount({ username, role, email: `${username}@evergrove.example` })
  return { id: account.id, ...(await sessionOf(account)) }
}

const as = (person: Person, method: string, path: string, body?: unknown) => call(method, path, body, person)
const told = (subject: string) =>
  until(`the mail “${subject}”`, () => mails.messages.find(({ parsed }) => parsed.subject === subject))
/** Makes sessions too old to prove identity. */
const ageSessions = () =>
  db.session.update({ where: { id: rose.sid }, data: { createdAt: new Date(Date.now() - 11 * 60_000) } })
const demandFactors = () => db.signInRules.create({ data: { id: 1, adminsNeedSecondFactor: true } })

test.each([
  ['POST', TOTP, {}],
  ['PUT', TOTP, { code: '123456' }],
  ['DELETE', TOTP, { current: PASSWORD }],
  ['POST', CODES, {}],
  ['PATCH', RULES, { adminsNeedSecondFactor: true }],
  ['DELETE', '/api/admin/users/{id}/second-factor', undefined],
])('T14: %s %s refuses strangers and other sites', async (method, path, body) => {
  const { id } = await personOf('sam', 'editor')
  await givenTotp(id)
  const address = path.replace('{id}', id)
  expect((await call(method, address, body)).status).toBe(401)
  expect((await call(method, address, body, { ...rose, site: 'cross-site' })).status).toBe(403)
  expect(await db.authenticator.count()).toBe(1)
  expect(await db.signInRules.count()).toBe(0)
})

describe('setting up an authenticator app', () => {
  test('counts only once a code has proven it; recovery codes come once, and the person is told', async () => {
    const offered = await as(rose, 'POST', TOTP, {})
    expect(offered.status).toBe(200)
    const { secret } = offered.json
    expect(offered.json).toMatchObject({
      address: expect.stringContaining(secret),
      qr: { size: expect.any(Number) },
    })
    const stored = await db.authenticator.findUniqueOrThrow({ where: { userId: rose.id } })
    expect(JSON.stringify(stored)).not.toContain(secret)
    expect((await call('POST', '/api/login', { username: 'rose', password: PASSWORD })).status).toBe(200)

    const wrong = await as(rose, 'PUT', TOTP, { code: '12345' })
    expect([wrong.status, Object.keys(wrong.json.fieldErrors)]).toEqual([400, ['code']])
    const right = await as(rose, 'PUT', TOTP, { code: totpCode(secret) })
    expect(right.status).toBe(200)
    expect(right.json.recoveryCodes).toHaveLength(10)
    expect((await as(rose, 'PUT', TOTP, { code: nextTotpCode(secret) })).status).toBe(409)
    expect((await as(rose, 'POST', TOTP, {})).status).toBe(409)
    expect((await call('POST', '/api/login', { username: 'rose', password: PASSWORD })).status).toBe(401)
    expect((await told('An authenticator app was set up for your account')).to).toEqual([
      'rose@evergrove.example',
    ])
    expect(await db.auditEntry.count({ where: { actorId: rose.id, action: 'second-factor.totp-on' } })).toBe(
      1,
    )
  })

  test('asks for the password when the sign-in is long ago', async () => {
    await ageSessions()
    const without = await as(rose, 'POST', TOTP, {})
    expect([without.status, without.json.fieldErrors]).toEqual([
      400,
      { current: 'Please enter your password' },
    ])
    expect((await as(rose, 'POST', TOTP, { current: 'wrong' })).status).toBe(400)
    expect(await db.authenticator.count()).toBe(0)
    expect((await as(rose, 'POST', TOTP, { current: PASSWORD })).status).toBe(200)
  })
})

describe('an app that is on', () => {
  let recoveryCodes: string[]

  beforeEach(async () => {
    ;({ recoveryCodes } = await givenTotp(rose.id))
  })

  test('is turned off by password alone, however recent the sign-in', async () => {
    expect((await as(rose, 'DELETE', TOTP, {})).status).toBe(400)
    expect((await as(rose, 'DELETE', TOTP, { current: 'wrong' })).json.fieldErrors).toEqual({
      current: 'This is not your current password',
    })
    expect(await db.authenticator.count()).toBe(1)
    expect((await as(rose, 'DELETE', TOTP, { current: PASSWORD })).status).toBe(200)
    expect([await db.authenticator.count(), await db.recoveryCode.count()]).toEqual([0, 0])
    await told('The authenticator app for your account was turned off')
  })

  test('is not turned off where the role needs it', async () => {
    await demandFactors()
    const answer = await as(rose, 'DELETE', TOTP, { current: PASSWORD })
    expect([answer.status, answer.json.message]).toEqual([
      409,
      'Administrators need a second factor, and this is your only one',
    ])
    expect(await db.authenticator.count()).toBe(1)
  })

  test('gets new recovery codes, and the old ones open nothing', async () => {
    const answer = await as(rose, 'POST', CODES, {})
    expect(answer.json.recoveryCodes).toHaveLength(10)
    const first = await call('POST', '/api/login', { username: 'rose', password: PASSWORD })
    const { token } = first.json.secondStep
    const old = await call('POST', '/api/login/second-step', { token, code: recoveryCodes[0] })
    expect(old.status).toBe(401)
    const [code] = answer.json.recoveryCodes
    expect((await call('POST', '/api/login/second-step', { token, code })).status).toBe(200)
    await told('A recovery code was used to sign in to your account')
  })

  test('stays when the password is set anew', async () => {
    await as(rose, 'POST', '/api/admin/account/password', {
      current: PASSWORD,
      password: 'two chairs and a lamp',
    })
    const answer = await call('POST', '/api/login', { username: 'rose', password: 'two chairs and a lamp' })
    expect([answer.status, Object.keys(answer.json)]).toEqual([401, ['message', 'secondStep']])
  })

  test('sends next-auth’s own door to /login', async () => {
    const csrf = await fetch(`${server.url}/api/auth/csrf`)
    const { csrfToken } = (await csrf.json()) as { csrfToken: string }
    const cookie = csrf.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const body = { csrfToken, username: 'rose', password: PASSWORD, json: 'true' }
    const answer = await call('POST', '/api/auth/callback/credentials', body, { cookie })
    expect([answer.status, answer.json.message]).toEqual([
      401,
      'This account has a second factor. Please sign in at /login',
    ])
    expect(answer.headers['set-cookie']?.some((line) => line.includes('session-token=ey')) ?? false).toBe(
      false,
    )
  })
})

describe('the rule that administrators need one', () => {
  test('is made by an administrator who has one', async () => {
    const wanted = { adminsNeedSecondFactor: true }
    expect((await as(rose, 'PATCH', RULES, wanted)).status).toBe(409)
    await givenTotp(rose.id)
    expect((await as(await personOf('sam', 'editor'), 'PATCH', RULES, wanted)).status).toBe(403)
    expect((await as(rose, 'PATCH', RULES, { adminsNeedSecondFactor: 'yes' })).status).toBe(400)
    expect((await as(rose, 'PATCH', RULES, wanted)).status).toBe(200)
    expect(await db.signInRules.findFirst()).toMatchObject(wanted)
    const [entry] = await db.auditEntry.findMany({
      where: { actorId: rose.id, action: 'change-sign-in-rules' },
    })
    expect([entry?.before, entry?.after]).toEqual([{ adminsNeedSecondFactor: false }, wanted])
  })

  test.each([
    ['GET', '/api/admin/team-members', undefined],
    ['POST', '/api/admin/team-members', { name: 'Nobody' }],
    ['GET', '/api/admin/tour-requests/stream', undefined],
    ['GET', '/api/admin/search?q=a', undefined],
    ['PATCH', '/api/admin/account/shortcuts', { shortcuts: false }],
    ['PATCH', RULES, { adminsNeedSecondFactor: false }],
    ['POST', '/api/admin/images', undefined],
    ['POST', CODES, {}],
  ])('shuts %s %s to whoever has none', async (method, path, body) => {
    await demandFactors()
    const answer = await as(rose, method, path, body)
    expect([answer.status, answer.json?.message]).toEqual([
      403,
      'Please set up a second factor first. Administrators need one',
    ])
  })

  test('leads every page to the one where it is set up, at once and for open sessions', async () => {
    expect((await as(rose, 'GET', '/admin/users')).status).toBe(200)
    await demandFactors()
    for (const path of ['/admin', '/admin/users', '/admin/account', '/admin/tour-requests']) {
      const answer = await as(rose, 'GET', path)
      expect([answer.status, answer.headers.location]).toEqual([307, SET_UP])
    }
    const page = await as(rose, 'GET', SET_UP)
    expect(page.status).toBe(200)
    expect(page.body).toContain('Administrators need a second factor. Set one up now')
    expect(page.body).not.toContain('/admin/tour-requests')
    expect((await as(rose, 'GET', '/api/user')).status).toBe(200)
  })

  test('opens everything again once the factor is set up', async () => {
    await demandFactors()
    const { secret } = (await as(rose, 'POST', TOTP, {})).json
    expect((await as(rose, 'PUT', TOTP, { code: totpCode(secret) })).status).toBe(200)
    expect((await as(rose, 'GET', '/admin/users')).status).toBe(200)
    expect((await as(rose, 'GET', '/api/admin/team-members')).status).toBe(200)
  })

  test('asks nothing of other roles', async () => {
    await demandFactors()
    const sam = await personOf('sam', 'editor')
    expect((await as(sam, 'GET', '/api/admin/team-members')).status).toBe(200)
    expect((await as(sam, 'GET', '/admin/team-members')).status).toBe(200)
  })
})

describe('a lost device', () => {
  let sam: Person

  beforeEach(async () => {
    sam = await personOf('sam', 'editor')
    await givenTotp(sam.id)
  })

  test('is helped by an administrator; the person is told, and their sessions end', async () => {
    const path = `/api/admin/users/${sam.id}/second-factor`
    expect((await as(sam, 'DELETE', path)).status).toBe(403)
    expect((await as(rose, 'DELETE', `/api/admin/users/${rose.id}/second-factor`)).status).toBe(409)
    expect((await as(rose, 'DELETE', path)).status).toBe(200)
    expect([await db.authenticator.count(), await db.recoveryCode.count()]).toEqual([0, 0])
    expect((await as(sam, 'GET', '/api/user')).status).toBe(401)
    expect((await call('POST', '/api/login', { username: 'sam', password: PASSWORD })).status).toBe(200)
    expect((await told('The second factor was removed from your account')).to).toEqual([
      'sam@evergrove.example',
    ])
    const [entry] = await db.auditEntry.findMany({
      where: { actorId: rose.id, action: 'second-factor.clear' },
    })
    expect(entry?.entityId).toBe(sam.id)
  })

  test('of the only administrator can be cleared on the server', async () => {
    const run = (username: string) =>
      promisify(execFile)(process.execPath, ['scripts/clear-second-factor.mjs', username], {
        env: { ...process.env, DATABASE_URL: env().DATABASE_URL, NEXTAUTH_SECRET: env().NEXTAUTH_SECRET },
      })
    await expect(run('nobody')).rejects.toMatchObject({ code: 1 })
    expect((await run('SAM')).stdout).toContain('Second factor removed')
    expect((await run('sam')).stdout).toContain('has no second factor')
    expect((await call('POST', '/api/login', { username: 'sam', password: PASSWORD })).status).toBe(200)
    expect(await db.auditEntry.count({ where: { entityId: sam.id, action: 'second-factor.clear' } })).toBe(1)
  })
})
