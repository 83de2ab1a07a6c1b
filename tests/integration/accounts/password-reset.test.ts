import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { givenAccount, PASSWORD } from '@/tests/support/accounts'
import { sessionOf } from '@/tests/support/actors'
import { backOfficeClient, type Caller } from '@/tests/support/back-office-client'
import { type Instance, startInstance } from '@/tests/support/instance'
import { startSmtpSink } from '@/tests/support/smtp-sink'
import { until } from '@/tests/support/until'

const NEXT = 'two chairs and a lamp'
const ADDRESS = 'rose@evergrove.example'
const MINUTE = 60_000

let server: Instance
let mails: Awaited<ReturnType<typeof startSmtpSink>>
let call: ReturnType<typeof backOfficeClient>
let rose: { id: string }

beforeAll(async () => {
  mails = await startSmtpSink()
  const settings = { WORKER: 'on', SMTP_URL: mails.url, TRUSTED_PROXY_HOPS: '1' }
  server = await startInstance('web', { databaseUrl: env().DATABASE_URL, env: settings })
  call = backOfficeClient(server.url)
})

beforeEach(async () => {
  await db.$executeRaw`truncate users, rate_limits, outbox_items cascade`
  rose = await givenAccount({ username: 'Rose', role: 'counselor', email: ADDRESS })
  mails.messages.length = 0
})

afterAll(async () => {
  await server.stop()
  await mails.close()
})

const ask = (name: string, caller?: Caller) => call('POST', '/api/password-resets', { name }, caller)
const use = (token: string, password = NEXT, caller?: Caller) =>
  call('POST', '/api/password-resets/use', { token, password }, caller)
const signIn = (password: string) => call('POST', '/api/login', { username: 'rose', password })

/** Token of the mail at this index. */
async function tokenOf(at = 0): Promise<string> {
  const { parsed } = await until('the mail arrives', () => mails.messages[at])
  return /\?reset=([\w-]+)/.exec(parsed.text ?? '')?.[1] ?? '-'
}

/** Waits until the worker has finished everything. */
const waitForWorker = () =>
  until('nothing is due', async () => (await db.outboxItem.count({ where: { finishedAt: null } })) === 0)

describe('asking for a link', () => {
  test('T3: answers the same for a name, an address, a disabled account and an unknown name', async () => {
    await givenAccount({ username: 'gone', email: 'gone@evergrove.example', disabled: true })
    await givenAccount({ username: 'mailless' })
    const answers = []
    for (const name of ['rose', 'ROSE@evergrove.example', 'gone', 'mailless', 'nobody', 'r_se', '%']) {
      const { status, body } = await ask(name)
      answers.push(`${status} ${body}`)
    }
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toMatch(/^200 .*is on its way/)
    await waitForWorker()
    // One or two: the second link replaces a first that has not been sent.
    expect(new Set(mails.messages.map(({ to }) => to.join()))).toEqual(new Set([ADDRESS]))
  })

  test('stores neither the token nor what was typed where it can be read', async () => {
    await ask('my secret password, typed into the wrong field')
    await ask('rose')
    const token = await tokenOf()
    await waitForWorker()
    const stored = JSON.stringify([await db.outboxItem.findMany(), await db.passwordReset.findMany()])
    expect(stored).not.toContain(token)
    expect(stored).not.toContain('wrong field')
  })

  test('does not flood a mailbox, and says nothing about it', async () => {
    for (let times = 0; times < 5; times += 1) {
      expect((await ask('rose', { from: `198.51.100.${times}` })).status).toBe(200)
    }
    await waitForWorker()
    expect(mails.messages.length).toBeLessThanOrEqual(3)
    expect(await db.outboxItem.count({ where: { kind: 'forgotten-password' } })).toBe(3)
  })

  test('T4: is limited by address', async () => {
    const from = '198.51.100.7'
    for (let times = 0; times < 10; times += 1) {
      expect((await ask(`somebody ${times}`, { from })).status).toBe(200)
    }
    const refused = await ask('rose', { from })
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await ask('rose', { from: '198.51.100.8' })).status).toBe(200)
    await waitForWorker()
  })

  test('T50: is refused from another site, without a name, and as a form', async () => {
    expect((await ask('rose', { site: 'cross-site' })).status).toBe(403)
    expect((await call('POST', '/api/password-resets', { name: ' ' })).status).toBe(400)
    expect((await call('POST', '/api/password-resets', { name: { contains: 'r' } })).status).toBe(400)
    expect(await db.outboxItem.count()).toBe(0)
  })
})

describe('a link', () => {
  test('sets a new password once, ends every session, and the person is told', async () => {
    const { cookie } = await sessionOf(rose)
    await ask('rose')
    const token = await tokenOf()
    const page = await call('GET', `/login?reset=${token}`, undefined)
    expect(page.body).toContain('Choose a new password')
    expect((await use(token)).status).toBe(200)
    expect((await call('GET', '/api/user', undefined, { cookie })).status).toBe(401)
    expect((await signIn(PASSWORD)).status).toBe(401)
    expect((await signIn(NEXT)).status).toBe(200)
    const notice = await until('the notice arrives', () => mails.messages[1])
    expect(notice.parsed.subject).toBe('Your password was changed')
    const again = await use(token, 'another lamp, two more chairs')
    expect([again.status, again.json.message]).toEqual([
      403,
      'This link has been used or has expired. Please ask for a new one',
    ])
    expect((await call('GET', `/login?reset=${token}`, undefined)).body).toContain('This link does not work')
    expect(await db.auditEntry.count({ where: { action: 'reset-password', entityId: rose.id } })).toBe(1)
  })

  test('used twice at once sets one password', async () => {
    await ask('rose')
    const token = await tokenOf()
    const answers = await Promise.all([use(token, 'a lamp and a chair'), use(token, 'a chair and a lamp')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
    await waitForWorker()
  })

  test('is worthless when a newer one was sent, after an hour, and when the account is disabled', async () => {
    await ask('rose')
    const first = await tokenOf()
    await ask('rose')
    const second = await tokenOf(1)
    expect((await use(first)).status).toBe(403)
    const stored = await db.passwordReset.findFirstOrThrow()
    expect(stored.expiresAt.getTime() - stored.createdAt.getTime()).toBe(60 * MINUTE)
    await db.passwordReset.update({ where: { id: stored.id }, data: { expiresAt: new Date() } })
    expect((await use(second)).status).toBe(403)
    await db.passwordReset.update({
      where: { id: stored.id },
      data: { expiresAt: new Date(Date.now() + MINUTE) },
    })
    await db.user.update({ where: { id: rose.id }, data: { disabledAt: new Date() } })
    expect((await use(second)).status).toBe(403)
    await db.user.update({ where: { id: rose.id }, data: { disabledAt: null } })
    expect((await use(second)).status).toBe(200)
    await waitForWorker()
  })

  test('T13: a refused password leaves it usable', async () => {
    await ask('rose')
    const token = await tokenOf()
    expect((await use(token, 'password1')).status).toBe(400)
    expect((await use(token, 'x'.repeat(100_000))).status).toBe(400)
    expect((await use(token)).status).toBe(200)
    await waitForWorker()
  })

  test('T6: lets the owner in whose name strangers have locked', async () => {
    for (let times = 0; times < 50; times += 1) {
      await call('POST', '/api/login', { username: 'rose', password: 'x' }, { from: `198.51.${times}.1` })
    }
    expect((await signIn(PASSWORD)).status).toBe(429)
    await ask('rose')
    const answer = await use(await tokenOf())
    const known = answer.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
    expect(known).toMatch(/^known-browser=/)
    const login = { username: 'rose', password: NEXT }
    expect((await call('POST', '/api/login', login, { cookie: known })).status).toBe(200)
    await waitForWorker()
  }, 60_000)

  test('of an administrator is shown once and not sent', async () => {
    const boss = await sessionOf(await givenAccount({ username: 'boss' }))
    const answer = await call('POST', `/api/admin/users/${rose.id}/password-reset`, {}, boss)
    expect(answer.status).toBe(201)
    expect((await signIn(PASSWORD)).status).toBe(200)
    const token = new URL(answer.json.link).searchParams.get('reset') ?? '-'
    expect((await use(token)).status).toBe(200)
    expect((await signIn(NEXT)).status).toBe(200)
    await waitForWorker()
    expect(mails.messages.map(({ parsed }) => parsed.subject)).toEqual(['Your password was changed'])
  })

  test('is not for one’s own account nor for a disabled one', async () => {
    const account = await givenAccount({ username: 'boss' })
    const boss = await sessionOf(account)
    const own = await call('POST', `/api/admin/users/${account.id}/password-reset`, {}, boss)
    expect(own.status).toBe(409)
    await db.user.update({ where: { id: rose.id }, data: { disabledAt: new Date() } })
    const disabled = await call('POST', `/api/admin/users/${rose.id}/password-reset`, {}, boss)
    expect(disabled.status).toBe(409)
    expect(await db.passwordReset.count()).toBe(0)
  })
})

describe('/login says what happened', () => {
  const words = async (cookie: string, query = '') =>
    (await call('GET', `/login${query}`, undefined, { cookie })).body

  test('to a browser whose session has ended', async () => {
    const idle = await sessionOf(rose)
    await db.session.update({
      where: { id: idle.sid },
      data: { lastSeenAt: new Date(Date.now() - 61 * MINUTE) },
    })
    expect(await words(idle.cookie)).toContain('after 60 minutes without activity')
    const ended = await sessionOf(rose)
    await db.session.update({ where: { id: ended.sid }, data: { revokedAt: new Date() } })
    expect(await words(ended.cookie)).toContain('Your session in this browser was ended')
    const changed = await sessionOf(rose)
    await db.user.update({ where: { id: rose.id }, data: { sessionVersion: { increment: 1 } } })
    expect(await words(changed.cookie)).toContain('Your account was changed or signed out everywhere')
    await db.user.update({ where: { id: rose.id }, data: { disabledAt: new Date() } })
    expect(await words(changed.cookie)).toContain('Your account is disabled')
  })

  test('and nothing to strangers, whatever their cookie or address says', async () => {
    const said = /signed out|session has ended|account is disabled|native code/
    const pages = [words(''), words('next-auth.session-token=forged'), words('', '?notice=constructor')]
    for (const page of await Promise.all(pages)) expect(said.test(page)).toBe(false)
    expect(await words('', '?notice=password-changed')).toContain('Your new password is set')
  })
})

test('without a mail server nothing is promised', async () => {
  const mailless = await startInstance('web', { databaseUrl: env().DATABASE_URL })
  try {
    const doors = backOfficeClient(mailless.url)
    expect((await doors('GET', '/login', undefined)).body).toContain('Ask an administrator for a link')
    expect((await doors('GET', '/login?forgot=1', undefined)).body).toContain(
      'Ask an administrator for a link',
    )
    const answer = await doors('POST', '/api/password-resets', { name: 'rose' })
    expect([answer.status, answer.json.message]).toEqual([
      409,
      'Email is not set up. Please ask an administrator for a link',
    ])
    expect(await db.outboxItem.count()).toBe(0)
  } finally {
    await mailless.stop()
  }
})
