import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { SessionUser } from '@/lib/accounts/access/access'
import { createInvitation, revokeInvitation } from '@/lib/accounts/sign-in/invitations'
import { listInvitations } from '@/lib/accounts/users/list-invitations'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { sessionCookieFrom } from '@/tests/support/account-handlers'
import { register } from '@/tests/support/account-requests'
import { givenAccount, PASSWORD } from '@/tests/support/accounts'
import { sessionPerson } from '@/tests/support/session-person'

const browser = { ipAddress: '203.0.113.9', userAgent: null, requestId: null, sessionToken: undefined }
const application = (more: object = {}) => ({ username: 'maria.lopez', password: PASSWORD, ...more })
const DAY = 24 * 60 * 60_000

beforeEach(async () => {
  await db.user.deleteMany()
  await db.invitation.deleteMany()
  await db.rateLimit.deleteMany()
})

afterEach(() => {
  vi.useRealTimers()
  env().SETUP_TOKEN = undefined
})

describe('T1: on an empty database', () => {
  test('the first registration is open and makes an admin who is signed in', async () => {
    const answer = await register(application({ email: 'maria@evergrove.example' }))
    expect(answer.status).toBe(201)
    const { id, ...shown } = (await answer.json()) as Record<string, string>
    expect(shown).toEqual({ username: 'maria.lopez', email: 'maria@evergrove.example', role: 'admin' })
    expect(await sessionPerson(sessionCookieFrom(answer))).toMatchObject({
      id,
      role: 'admin',
      communityIds: [],
    })
  })

  test('with SETUP_TOKEN only its holder registers, once', async () => {
    env().SETUP_TOKEN = 'the token of this installation'
    expect((await register(application())).status).toBe(403)
    expect((await register(application({ setupToken: 'wrong' }))).status).toBe(403)
    expect(await db.user.count()).toBe(0)
    const setupToken = 'the token of this installation'
    expect((await register(application({ setupToken }))).status).toBe(201)
    expect((await register(application({ username: 'second', setupToken }))).status).toBe(403)
    expect(await db.user.count()).toBe(1)
  })

  test('of two first registrations at once one succeeds', async () => {
    const answers = await Promise.all(
      ['anna', 'bert', 'carl', 'dora'].map((username) => register(application({ username }))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403, 403])
    expect(await db.user.count()).toBe(1)
  })

  test.each([
    ['ab', 'The username needs 3 to 50 characters'],
    ['a'.repeat(51), 'The username needs 3 to 50 characters'],
    ['ro\u202ese', 'The username contains an invisible character'],
  ])('username %j is refused', async (username, message) => {
    const answer = await register(application({ username }))
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ message })
    expect(await db.user.count()).toBe(0)
  })

  test('a bad email, a common password and the company name are refused in words', async () => {
    const { id } = await db.siteSettings.create({ data: { companyName: 'Larkspur Homes' } })
    onTestFinished(async () => {
      await db.siteSettings.delete({ where: { id } })
    })
    const said = async (more: object) =>
      (await (await register(application(more))).json()) as { message: string }
    expect((await said({ email: 'maria@' })).message).toBe('Please enter a valid email address')
    expect((await said({ password: 'password1' })).message).toContain('most common')
    expect((await said({ password: 'Larkspur2026' })).message).toContain('company')
    expect((await said({ password: 'maria.lopez1' })).message).toContain('name')
    expect((await register(application({ email: '' }))).status).toBe(201)
  })
})

describe('T1: once somebody is registered', () => {
  let admin: SessionUser
  const community = () =>
    db.community.create({
      data: { slug: `lodge-${randomUUID()}`, name: 'Evergrove Lodge' },
      select: { id: true },
    })

  beforeEach(async () => {
    admin = { ...(await givenAccount()), role: 'admin', communityIds: [] }
  })

  async function invited(more: object = {}) {
    const invitation = {
      email: 'sam@evergrove.example',
      role: 'counselor' as const,
      communityIds: [],
      ...more,
    }
    const { link, id } = await createInvitation(admin, invitation, browser)
    return { id, invitation: new URL(link).searchParams.get('invitation') ?? '' }
  }

  test('a stranger is refused with words, and nothing is stored', async () => {
    const answer = await register(application())
    expect(answer.status).toBe(403)
    expect(((await answer.json()) as { message: string }).message).toContain('by invitation only')
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await db.user.count()).toBe(1)
  })

  test('an invitation works once and decides role and communities', async () => {
    const { id: communityId } = await community()
    const { invitation } = await invited({ communityIds: [communityId] })
    const answer = await register(application({ invitation, email: 'Sam@Evergrove.example', role: 'admin' }))
    expect(answer.status).toBe(201)
    const person = await sessionPerson(sessionCookieFrom(answer))
    expect(person).toMatchObject({ role: 'counselor', communityIds: [communityId] })
    const again = await register(application({ username: 'another', invitation }))
    expect(again.status).toBe(403)
    expect(((await again.json()) as { message: string }).message).toContain('used or has expired')
  })

  test('used at once by two, it makes one account', async () => {
    const { invitation } = await invited()
    const answers = await Promise.all(
      ['anna', 'bert'].map((username) => register(application({ username, invitation }))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403])
  })

  test('expired, revoked, for another email or made up, it opens nothing', async () => {
    const { invitation, id } = await invited()
    expect((await register(application({ invitation, email: 'other@evergrove.example' }))).status).toBe(403)
    expect((await register(application({ invitation: 'made-up' }))).status).toBe(403)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * DAY + 1000 })
    expect((await register(application({ invitation }))).status).toBe(403)
    vi.useRealTimers()
    await revokeInvitation(admin, id, browser)
    expect((await register(application({ invitation }))).status).toBe(403)
    expect(await db.user.count()).toBe(1)
  })

  test('it never widens to all communities because its own is gone', async () => {
    const { id } = await community()
    const { invitation } = await invited({ communityIds: [id] })
    await db.community.delete({ where: { id } })
    expect((await register(application({ invitation }))).status).toBe(409)
    expect(await db.user.count()).toBe(1)
  })

  test('a username taken in another letter case is refused', async () => {
    await givenAccount({ username: 'Maria.Lopez' })
    const { invitation } = await invited()
    expect((await register(application({ invitation }))).status).toBe(409)
  })

  test('only admins invite, and only the hash of a token is stored', async () => {
    const editor: SessionUser = { ...admin, role: 'editor' }
    const invitation = { email: 'x@y.example', role: 'admin' as const, communityIds: [] }
    await expect(createInvitation(editor, invitation, browser)).rejects.toMatchObject({ status: 403 })
    await expect(listInvitations(editor, 1)).rejects.toMatchObject({ status: 403 })
    const { invitation: token } = await invited()
    expect(JSON.stringify(await db.invitation.findMany())).not.toContain(token)
    expect(JSON.stringify(await listInvitations(admin, 1))).not.toContain('tokenHash')
  })
})

test('T2: a password is nowhere in the database but as an argon2id hash', async () => {
  const canary = `canary ${randomUUID()}`
  expect((await register(application({ password: canary }))).status).toBe(201)
  const tables = await db.$queryRaw<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`
  for (const { name } of tables) {
    const [found] = await db.$queryRawUnsafe<{ count: bigint }[]>(
      `select count(*) from "${name}" as row where row::text like '%' || $1 || '%'`,
      canary,
    )
    expect(found?.count, name).toBe(0n)
  }
  const stored = await db.user.findFirstOrThrow({ select: { password: true } })
  expect(stored.password).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/)
})
