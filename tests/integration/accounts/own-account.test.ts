import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSessionsOf } from '@/lib/accounts/sessions/session-list'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { sessionCookieFrom } from '@/tests/support/account-handlers'
import { givenAccount, PASSWORD } from '@/tests/support/accounts'
import { sessionOf } from '@/tests/support/actors'
import { backOfficeClient } from '@/tests/support/back-office-client'
import { type Instance, startInstance } from '@/tests/support/instance'
import { startSmtpSink } from '@/tests/support/smtp-sink'
import { until } from '@/tests/support/until'

const NEXT = 'two chairs and a lamp'
const ACCOUNT = '/api/admin/account'

let server: Instance
let mails: Awaited<ReturnType<typeof startSmtpSink>>
let call: ReturnType<typeof backOfficeClient>
let rose: { id: string; cookie: string; sid: string }

beforeAll(async () => {
  mails = await startSmtpSink()
  const settings = { WORKER: 'on', SMTP_URL: mails.url, TRUSTED_PROXY_HOPS: '1' }
  server = await startInstance('web', { databaseUrl: env().DATABASE_URL, env: settings })
  call = backOfficeClient(server.url)
})

beforeEach(async () => {
  await db.$executeRaw`truncate users, rate_limits, outbox_items cascade`
  const account = await givenAccount({ username: 'rose', role: 'viewer', email: 'rose@evergrove.example' })
  rose = { id: account.id, ...(await sessionOf(account)) }
  mails.messages.length = 0
})

afterAll(async () => {
  await server.stop()
  await mails.close()
})

const asRose = (method: string, path: string, body?: unknown) => call(method, path, body, rose)
const isSignedIn = async (cookie: string | null) =>
  (await call('GET', '/api/user', undefined, { cookie })).status === 200
const signIn = (username: string, password: string) => call('POST', '/api/login', { username, password })

test.each([
  ['PATCH', ACCOUNT, { username: 'rosa', current: PASSWORD }],
  ['POST', `${ACCOUNT}/password`, { current: PASSWORD, password: NEXT }],
  ['DELETE', `${ACCOUNT}/sessions`, undefined],
  ['DELETE', `${ACCOUNT}/sessions/{session}`, undefined],
])('T14: %s %s refuses strangers and other sites', async (method, path, body) => {
  const address = path.replace('{session}', rose.sid)
  expect((await call(method, address, body)).status).toBe(401)
  expect((await call(method, address, body, { ...rose, site: 'cross-site' })).status).toBe(403)
  expect(await isSignedIn(rose.cookie)).toBe(true)
  expect((await signIn('rose', PASSWORD)).status).toBe(200)
})

describe('the own password', () => {
  test('is changed; this browser stays signed in, the others do not, and the person is told', async () => {
    const other = await sessionOf(rose)
    const passwords = { current: PASSWORD, password: NEXT }
    const answer = await asRose('POST', `${ACCOUNT}/password`, passwords)
    expect(answer.status).toBe(200)
    const headers = new Headers()
    for (const line of answer.headers['set-cookie'] ?? []) headers.append('set-cookie', line)
    expect(await isSignedIn(sessionCookieFrom(new Response(null, { headers })))).toBe(true)
    expect(await isSignedIn(rose.cookie)).toBe(false)
    expect(await isSignedIn(other.cookie)).toBe(false)
    const mail = await until('the notice arrives', () => mails.messages[0])
    expect([mail.to, mail.parsed.subject]).toEqual([['rose@evergrove.example'], 'Your password was changed'])
  })

  test('is refused at the field', async () => {
    const wrong = await asRose('POST', `${ACCOUNT}/password`, { current: 'no', password: NEXT })
    expect([wrong.status, wrong.json.fieldErrors]).toEqual([
      400,
      { current: 'This is not your current password' },
    ])
    const weak = await asRose('POST', `${ACCOUNT}/password`, { current: PASSWORD, password: 'password1' })
    expect([weak.status, Object.keys(weak.json.fieldErrors)]).toEqual([400, ['password']])
    expect((await signIn('rose', PASSWORD)).status).toBe(200)
  })
})

describe('the own name and email address', () => {
  test('are changed with the password, and the old address is told', async () => {
    const names = { username: 'Rosa', email: 'rosa@evergrove.example' }
    expect((await asRose('PATCH', ACCOUNT, { ...names, current: 'wrong' })).json.fieldErrors).toEqual({
      current: 'This is not your current password',
    })
    expect((await asRose('PATCH', ACCOUNT, { ...names, current: PASSWORD })).status).toBe(200)
    expect(await db.user.findUnique({ where: { id: rose.id } })).toMatchObject(names)
    expect((await signIn('rosa', PASSWORD)).status).toBe(200)
    const mail = await until('the notice arrives', () => mails.messages[0])
    expect([mail.to, mail.parsed.subject]).toEqual([
      ['rose@evergrove.example'],
      'Your account email address was changed',
    ])
    const audit = await db.auditEntry.findFirstOrThrow({ where: { action: 'change-own-names' } })
    expect(audit.after).toEqual(names)
  })

  test('are refused at the field: taken, too short, no address', async () => {
    await givenAccount({ username: 'Sam' })
    const taken = await asRose('PATCH', ACCOUNT, { username: 'sam', current: PASSWORD })
    expect([taken.status, Object.keys(taken.json.fieldErrors)]).toEqual([409, ['username']])
    const bad = await asRose('PATCH', ACCOUNT, { username: 'r', email: 'x', current: PASSWORD })
    expect([bad.status, Object.keys(bad.json.fieldErrors)]).toEqual([400, ['username', 'email']])
    // Only the letter case differs, so the name is not taken.
    expect((await asRose('PATCH', ACCOUNT, { username: 'ROSE', current: PASSWORD })).status).toBe(200)
  })
})

describe('the own sessions', () => {
  test('are listed while they are open, and ended one by one', async () => {
    const other = await sessionOf(rose)
    expect((await openSessionsOf(rose.id)).map(({ id }) => id).sort()).toEqual([rose.sid, other.sid].sort())
    expect((await asRose('DELETE', `${ACCOUNT}/sessions/${other.sid}`)).status).toBe(200)
    expect((await openSessionsOf(rose.id)).map(({ id }) => id)).toEqual([rose.sid])
    expect(await isSignedIn(other.cookie)).toBe(false)
    expect(await isSignedIn(rose.cookie)).toBe(true)
    expect((await asRose('DELETE', `${ACCOUNT}/sessions/${other.sid}`)).status).toBe(404)
    const idle = new Date(Date.now() + 61 * 60_000)
    expect(await openSessionsOf(rose.id, idle)).toEqual([])
  })

  test('of somebody else are nobody’s', async () => {
    const sam = await sessionOf(await givenAccount())
    expect((await asRose('DELETE', `${ACCOUNT}/sessions/${sam.sid}`)).status).toBe(404)
    expect(await isSignedIn(sam.cookie)).toBe(true)
  })

  test('end everywhere at once', async () => {
    const other = await sessionOf(rose)
    const answer = await asRose('DELETE', `${ACCOUNT}/sessions`)
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^next-auth\.session-token=; /)
    expect([await isSignedIn(rose.cookie), await isSignedIn(other.cookie)]).toEqual([false, false])
    expect(await openSessionsOf(rose.id)).toEqual([])
  })
})
