import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { SessionUser } from '@/lib/accounts/access/access'
import { signOutEverywhere } from '@/lib/accounts/sessions/own-sessions'
import { CALLS_OF_SESSION } from '@/lib/accounts/sessions/session-store'
import { changeAccess } from '@/lib/accounts/users/change-access'
import { listAccounts } from '@/lib/accounts/users/list-accounts'
import { changeOwnPassword } from '@/lib/accounts/users/own-account'
import { peopleList } from '@/lib/accounts/users/people-query'
import { deleteAccount, disableAccount, enableAccount } from '@/lib/accounts/users/staff-accounts'
import { db } from '@/lib/platform/database/db'
import { sessionCookieFrom } from '@/tests/support/account-handlers'
import { login, logout } from '@/tests/support/account-requests'
import { givenAccount, PASSWORD } from '@/tests/support/accounts'
import { sessionPerson } from '@/tests/support/session-person'

const browser = { ipAddress: '203.0.113.9', userAgent: null, requestId: null, sessionToken: undefined }
const MINUTE = 60_000
const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE)

let boss: SessionUser
let rose: SessionUser

beforeEach(async () => {
  await db.user.deleteMany()
  await db.rateLimit.deleteMany()
  boss = { ...(await givenAccount({ username: 'boss' })), role: 'admin', communityIds: [] }
  rose = { ...(await givenAccount({ username: 'rose', role: 'editor' })), role: 'editor', communityIds: [] }
})

async function signedIn(username = 'rose', cookie?: string | null): Promise<string> {
  const fresh = sessionCookieFrom(await login({ username, password: PASSWORD }, { cookie: cookie ?? null }))
  if (!fresh) throw new Error('no session cookie')
  return fresh
}

describe('T8: a sign-in never keeps a session it was handed', () => {
  test('an attacker’s value is replaced by a new random one', async () => {
    const planted = `next-auth.session-token=${randomUUID()}`
    const cookie = await signedIn('rose', planted)
    expect(cookie).not.toBe(planted)
    expect(await sessionPerson(planted)).toBeNull()
    expect(await sessionPerson(cookie)).toMatchObject({ username: 'rose' })
  })

  test('a second sign-in from the same browser ends the first session', async () => {
    const first = await signedIn()
    const second = await signedIn('rose', first)
    expect(second).not.toBe(first)
    expect(await sessionPerson(first)).toBeNull()
    expect(await sessionPerson(second)).not.toBeNull()
    const asAnother = await signedIn('boss', second)
    expect(await sessionPerson(second)).toBeNull()
    expect(await sessionPerson(asAnother)).toMatchObject({ username: 'boss' })
  })
})

describe('T9: a copied cookie is worthless at the next request after', () => {
  let copied: string

  beforeEach(async () => {
    copied = await signedIn()
    expect(await sessionPerson(copied)).toMatchObject({ id: rose.id, role: 'editor' })
  })

  test('logout', async () => {
    const answer = await logout({ cookie: copied })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({})
    expect(answer.headers.getSetCookie()[0]).toMatch(/^next-auth\.session-token=; Path=\/; .*Max-Age=0/)
    expect(await sessionPerson(copied)).toBeNull()
    expect((await logout({ cookie: copied })).status).toBe(200)
    expect((await logout()).status).toBe(200)
  })

  test('a changed password, while the browser that changed it stays signed in', async () => {
    const passwords = { current: PASSWORD, password: 'two chairs and a lamp' }
    const claims = await changeOwnPassword(rose, passwords, browser)
    expect(await sessionPerson(copied)).toBeNull()
    expect(claims.version).toBe(2)
    expect((await login({ username: 'rose', password: PASSWORD })).status).toBe(401)
    expect((await login({ username: 'rose', password: passwords.password })).status).toBe(200)
  })

  test('a changed role', async () => {
    await changeAccess(boss, rose.id, { role: 'viewer' }, browser)
    expect(await sessionPerson(copied)).toBeNull()
    expect(await sessionPerson(await signedIn())).toMatchObject({ role: 'viewer' })
  })

  test('being disabled, and enabling does not bring it back', async () => {
    await disableAccount(boss, rose.id, browser)
    expect(await sessionPerson(copied)).toBeNull()
    expect((await login({ username: 'rose', password: PASSWORD })).status).toBe(401)
    await enableAccount(boss, rose.id, browser)
    expect(await sessionPerson(copied)).toBeNull()
    expect(await sessionPerson(await signedIn())).not.toBeNull()
  })

  test('being deleted', async () => {
    await deleteAccount(boss, rose.id, browser)
    expect(await sessionPerson(copied)).toBeNull()
  })

  test('signing out everywhere', async () => {
    const elsewhere = await signedIn()
    await signOutEverywhere(rose, browser)
    expect(await sessionPerson(copied)).toBeNull()
    expect(await sessionPerson(elsewhere)).toBeNull()
  })
})

describe('T12: a session ends', () => {
  test('after 60 idle minutes, counted from the last request', async () => {
    const cookie = await signedIn()
    expect(await sessionPerson(cookie, later(59))).not.toBeNull()
    expect(await sessionPerson(cookie, later(118))).not.toBeNull()
    expect(await sessionPerson(cookie, later(118 + 61))).toBeNull()
  })

  test('12 hours after it began, however busy', async () => {
    const cookie = await signedIn()
    for (let minute = 30; minute < 12 * 60; minute += 30) {
      expect(await sessionPerson(cookie, later(minute)), `${minute} minutes`).not.toBeNull()
    }
    expect(await sessionPerson(cookie, later(12 * 60 + 1))).toBeNull()
  })

  test('when ten newer ones are open', async () => {
    const oldest = await signedIn()
    for (let more = 0; more < 9; more += 1) await signedIn()
    expect(await sessionPerson(oldest)).not.toBeNull()
    await signedIn()
    expect(await sessionPerson(oldest)).toBeNull()
    expect(await db.session.count({ where: { userId: rose.id, revokedAt: null } })).toBe(10)
  })

  test('and its clock is written at most once a minute', async () => {
    const cookie = await signedIn()
    const seen = async () => (await db.session.findFirstOrThrow()).lastSeenAt.getTime()
    const opened = await seen()
    await sessionPerson(cookie, new Date(opened + 59_000))
    expect(await seen()).toBe(opened)
    await sessionPerson(cookie, new Date(opened + 60_000))
    expect(await seen()).toBe(opened + 60_000)
  })
})

describe('T22: accounts', () => {
  test('the last admin stays, and no admin locks themselves out', async () => {
    const own = { status: 409 }
    await expect(disableAccount(boss, boss.id, browser)).rejects.toMatchObject(own)
    await expect(deleteAccount(boss, boss.id, browser)).rejects.toMatchObject(own)
    await expect(changeAccess(boss, boss.id, { role: 'viewer' }, browser)).rejects.toMatchObject(own)
    const other: SessionUser = { ...(await givenAccount()), role: 'admin', communityIds: [] }
    const both = [
      changeAccess(boss, other.id, { role: 'viewer' }, browser),
      changeAccess(other, boss.id, { role: 'viewer' }, browser),
      disableAccount(other, boss.id, browser),
      deleteAccount(other, boss.id, browser),
    ]
    const results = await Promise.allSettled(both)
    expect(results.some(({ status }) => status === 'rejected')).toBe(true)
    expect(await db.user.count({ where: { role: 'admin', disabledAt: null } })).toBe(1)
  })

  test('only admins manage them', async () => {
    for (const role of ['editor', 'counselor', 'viewer'] as const) {
      const actor: SessionUser = { ...rose, role }
      await expect(listAccounts(actor, peopleList.parse({}))).rejects.toMatchObject({ status: 403 })
      await expect(disableAccount(actor, boss.id, browser)).rejects.toMatchObject({ status: 403 })
      await expect(changeAccess(actor, rose.id, { role: 'admin' }, browser)).rejects.toMatchObject({
        status: 403,
      })
      await expect(deleteAccount(actor, boss.id, browser)).rejects.toMatchObject({ status: 403 })
    }
    expect(JSON.stringify(await listAccounts(boss, peopleList.parse({})))).not.toContain('argon2')
  })

  test('a wrong current password changes nothing and is throttled like a sign-in', async () => {
    const passwords = { current: 'not it', password: 'two chairs and a lamp' }
    for (let guess = 0; guess < 5; guess += 1) {
      await expect(changeOwnPassword(rose, passwords, browser)).rejects.toMatchObject({ status: 400 })
    }
    const right = { ...passwords, current: PASSWORD }
    await expect(changeOwnPassword(rose, right, browser)).rejects.toMatchObject({ status: 429 })
    expect((await login({ username: 'rose', password: PASSWORD }, { from: browser.ipAddress })).status).toBe(
      429,
    )
  })

  test('T90: who did what to an account is in the audit log, without secrets', async () => {
    const cookie = await signedIn()
    await logout({ cookie })
    await changeAccess(boss, rose.id, { role: 'counselor' }, browser)
    const entries = await db.auditEntry.findMany({ where: { entityId: rose.id }, orderBy: { id: 'asc' } })
    expect(entries.map(({ action, actorName }) => [action, actorName])).toEqual([
      ['sign-in', 'rose'],
      ['sign-out', 'rose'],
      ['change-access', 'boss'],
    ])
    expect(entries[2]).toMatchObject({ before: { role: 'editor' }, after: { role: 'counselor' } })
    expect(JSON.stringify(entries)).not.toMatch(/argon2|porch at dusk/)
  })
})

test('a session that calls without end is told to wait, and nobody else with it', async () => {
  const [storming, calm] = [await signedIn('rose'), await signedIn('boss')]
  const calls = Array.from({ length: CALLS_OF_SESSION.points + 1 }, () => sessionPerson(storming))
  const outcomes = await Promise.allSettled(calls)
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? outcome.reason : []))
  expect(refused).toEqual([expect.objectContaining({ status: 429 })])
  expect(await sessionPerson(calm)).toMatchObject({ username: 'boss' })
})
