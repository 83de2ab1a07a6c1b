import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkCompanySessions } from '@/lib/accounts/company/check-sessions'
import { disconnectAccount } from '@/lib/accounts/company/disconnect-account'
import { renewEmergencyAccount } from '@/lib/accounts/company/emergency-account'
import { forgetProvider } from '@/lib/accounts/company/provider'
import { readCompanySignIn } from '@/lib/accounts/company/read-settings'
import { saveCompanySignIn } from '@/lib/accounts/company/save-settings'
import { companyOffer } from '@/lib/accounts/company/settings'
import { companySignInSchema } from '@/lib/accounts/company/settings-schema'
import { testProvider } from '@/lib/accounts/company/test-provider'
import { deleteAccount } from '@/lib/accounts/users/staff-accounts'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { login } from '@/tests/support/account-requests'
import { givenAccount, PASSWORD } from '@/tests/support/accounts'
import {
  begin,
  CALLBACK,
  comeBack,
  givenCompanySignIn,
  sendLogout,
  signInAt,
} from '@/tests/support/company-sign-in'
import { startHttpStub } from '@/tests/support/http-stub'
import { startIdentityProvider } from '@/tests/support/identity-provider'
import { sessionPerson } from '@/tests/support/session-person'

const MINUTE = 60_000
const ANN = { email: 'ann@sample.example', email_verified: true, preferred_username: 'ann@sample.example' }
const browser = { ipAddress: null, userAgent: 'tests', requestId: null, sessionToken: undefined }

let stub: Awaited<ReturnType<typeof startHttpStub>>
let provider: Awaited<ReturnType<typeof startIdentityProvider>>

beforeAll(async () => {
  Object.assign(env(), { SIGN_IN_PRIVATE_ADDRESSES: '127.0.0.1' })
  stub = await startHttpStub({ status: 200 })
  provider = await startIdentityProvider(CALLBACK, `${stub.url}/logout`)
})

afterAll(async () => {
  Object.assign(env(), { SIGN_IN_PRIVATE_ADDRESSES: undefined })
  await provider.close()
  await stub.close()
})

beforeEach(async () => {
  await db.user.deleteMany()
  await db.invitation.deleteMany()
  await db.rateLimit.deleteMany()
  await db.signInRules.deleteMany()
  provider.people.clear()
  Object.assign(provider.state, { isDown: false, givesRefresh: true })
  await givenCompanySignIn(provider)
})

const giveGroups = (...rows: { name: string; role: string; communityIds?: string[] }[]) =>
  db.companyGroup.createMany({ data: rows.map((row, position) => ({ communityIds: [], ...row, position })) })

const refusals = async () => {
  const found = await db.auditEntry.findMany({ where: { action: 'sign-in-refused' }, orderBy: { id: 'asc' } })
  return found.map(({ after }) => (after as { reason: string }).reason)
}

const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE)

/** Lets the hourly check run in so many minutes, while the people go on working. */
async function check(minutes: number) {
  await db.session.updateMany({ data: { lastSeenAt: later(minutes - 1) } })
  await checkCompanySessions.run(later(minutes))
}

describe('T146: a person of the provider is known by issuer and subject', () => {
  test('a group makes the account, with the session, cookies and log of every sign-in', async () => {
    await giveGroups({ name: 'desk', role: 'counselor' })
    provider.people.set('1', { ...ANN, groups: ['staff', 'desk'] })
    const answer = await signInAt(provider, '1')
    expect(answer).toMatchObject({ status: 303, to: '/admin' })
    const person = await sessionPerson(answer.session)
    expect(person).toMatchObject({ username: 'ann@sample.example', role: 'counselor', email: ANN.email })
    const { sealedRefresh, providerSid } = await db.companySession.findFirstOrThrow()
    expect(sealedRefresh).toBeTruthy()
    expect(providerSid).toBeTruthy()
    const log = await db.auditEntry.findMany({ where: { actorId: person?.id ?? '' }, orderBy: { id: 'asc' } })
    expect(log.map(({ action }) => action)).toEqual(['register', 'sign-in'])
    // Nobody knows a password of it.
    expect((await login({ username: ANN.email, password: PASSWORD })).status).toBe(401)
  })

  test('the same subject keeps the account under another address, and another subject does not get it', async () => {
    const { id } = await givenAccount({ username: 'ann', role: 'viewer', email: 'Ann@Sample.example' })
    provider.people.set('1', ANN)
    expect((await signInAt(provider, '1')).to).toBe('/admin')
    provider.people.set('1', { email: 'anna@elsewhere.example', email_verified: true })
    const again = await signInAt(provider, '1')
    expect(await sessionPerson(again.session)).toMatchObject({ id })
    provider.people.set('2', ANN)
    expect(await signInAt(provider, '2')).toMatchObject({ to: '/login?notice=company-other', session: null })
    const boss = { ...(await givenAccount()), role: 'admin' as const, communityIds: [], mayPublish: true }
    await disconnectAccount(boss, id, browser)
    expect(await sessionPerson(again.session)).toBeNull()
    expect(await sessionPerson((await signInAt(provider, '2')).session)).toMatchObject({ id })
  })
})

describe('T147: an account is found by email only where it is verified and of a domain of the company', () => {
  test.each([
    ['an unverified address', { ...ANN, email_verified: false }, 'company-unverified'],
    ['no word about it', { email: ANN.email }, 'company-unverified'],
  ])('%s opens nothing', async (_, claims, notice) => {
    await givenAccount({ email: ANN.email })
    provider.people.set('1', claims)
    expect(await signInAt(provider, '1')).toEqual({
      status: 303,
      to: `/login?notice=${notice}`,
      session: null,
    })
    expect(await db.companyIdentity.count()).toBe(0)
  })

  test('nor does the verified address of another domain, of a disabled account, or of two', async () => {
    await givenAccount({ email: 'ann@elsewhere.example' })
    provider.people.set('1', { ...ANN, email: 'ann@elsewhere.example' })
    expect((await signInAt(provider, '1')).to).toBe('/login?notice=company-no-account')
    const { id } = await givenAccount({ email: ANN.email, disabled: true })
    provider.people.set('2', ANN)
    expect((await signInAt(provider, '2')).to).toBe('/login?notice=company-disabled')
    await givenAccount({ email: ANN.email })
    expect((await signInAt(provider, '2')).to).toBe('/login?notice=company-several')
    expect(await db.companyIdentity.count({ where: { userId: id } })).toBe(0)
  })

  test('an invitation to the address is accepted by it, once', async () => {
    const invitation = { email: ANN.email, role: 'editor', communityIds: [], expiresAt: later(60) }
    const { id } = await db.invitation.create({ data: { ...invitation, tokenHash: randomUUID() } })
    provider.people.set('1', ANN)
    expect(await sessionPerson((await signInAt(provider, '1')).session)).toMatchObject({ role: 'editor' })
    expect((await db.invitation.findUniqueOrThrow({ where: { id } })).acceptedAt).not.toBeNull()
  })
})

describe('T148: the answer has to be the provider’s, to this browser and this attempt', () => {
  beforeEach(async () => {
    await givenAccount({ email: ANN.email })
    provider.people.set('1', ANN)
    provider.state.signsIn = '1'
  })

  test('PKCE, state and nonce are sent, and another state, code or issuer is refused', async () => {
    for (const [name, value] of [
      ['state', 'another'],
      ['code', 'another'],
      ['iss', 'https://other.example'],
    ] as const) {
      const { location, cookie } = await begin()
      const asked = new URL(location).searchParams
      expect(asked.get('code_challenge_method')).toBe('S256')
      expect(asked.get('nonce')).toMatch(/^[\w-]{20,}$/)
      const address = await provider.follow(location)
      expect(address.searchParams.get('iss')).toBe(provider.issuer)
      address.searchParams.set(name, value)
      const notice = name === 'code' ? 'company-refused' : 'company-setup'
      expect(await comeBack(address, cookie), name).toMatchObject({
        to: `/login?notice=${notice}`,
        session: null,
      })
    }
    expect(await db.session.count()).toBe(0)
  })

  test('another browser, no cookie, or a missing iss opens nothing', async () => {
    const [own, other] = [await begin(), await begin()]
    const address = await provider.follow(own.location)
    expect((await comeBack(address, '')).to).toBe('/login?notice=company-expired')
    expect((await comeBack(address, other.cookie)).to).toBe('/login?notice=company-setup')
    const bare = new URL(address)
    bare.searchParams.delete('iss')
    expect((await comeBack(bare, own.cookie)).to).toBe('/login?notice=company-setup')
    expect((await comeBack(address, own.cookie)).to).toBe('/admin')
    // A code opens one session.
    expect((await comeBack(address, own.cookie)).to).toBe('/login?notice=company-refused')
  })

  test('it is counted like other ways to sign in', async () => {
    for (let at = 0; at < 60; at += 1) await comeBack(new URL(`${CALLBACK}?error=access_denied`), '')
    expect((await begin()).status).toBe(429)
    expect(new Set(await refusals())).toContain('The sign-in started in another browser or too long ago')
  })
})

describe('T149: groups', () => {
  test('nobody gets in without a group, or with too many to be named, and both are told why', async () => {
    await giveGroups({ name: 'desk', role: 'counselor' })
    await givenAccount({ email: ANN.email, role: 'viewer' })
    provider.people.set('1', { ...ANN, groups: ['others'] })
    expect((await signInAt(provider, '1')).to).toBe('/login?notice=company-groups')
    provider.people.set('1', { ...ANN, hasgroups: true })
    expect((await signInAt(provider, '1')).to).toBe('/login?notice=company-too-many-groups')
    expect(await db.companyIdentity.count()).toBe(0)
  })

  test('an administrator who must have a second factor needs the provider’s word for it', async () => {
    await db.signInRules.create({ data: { id: 1, adminsNeedSecondFactor: true } })
    await givenAccount({ email: ANN.email })
    provider.people.set('1', ANN)
    expect((await signInAt(provider, '1')).to).toBe('/login?notice=company-factor')
    provider.people.set('1', { ...ANN, amr: ['pwd', 'mfa'] })
    const { session } = await signInAt(provider, '1')
    expect(await sessionPerson(session)).toMatchObject({ role: 'admin' })
    expect((await sessionPerson(session))?.needsSecondFactorSetup).toBeUndefined()
  })
})

describe('T150: every hour the provider is asked again', () => {
  async function signedInAnn() {
    await giveGroups({ name: 'desk', role: 'counselor' }, { name: 'readers', role: 'viewer' })
    provider.people.set('1', { ...ANN, groups: ['desk'] })
    const { session } = await signInAt(provider, '1')
    return session
  }

  test('who is still allowed stays, also over several hours', async () => {
    const session = await signedInAnn()
    for (const minutes of [61, 122, 183, 244]) await check(minutes)
    expect(await sessionPerson(session, later(244))).toMatchObject({ role: 'counselor' })
  })

  test.each([
    ['is gone at the provider', () => provider.people.delete('1')],
    ['has no group left', () => provider.people.set('1', { ...ANN, groups: [] })],
    ['has another role', () => provider.people.set('1', { ...ANN, groups: ['readers'] })],
  ])('who %s is out within the hour', async (_, change) => {
    const session = await signedInAnn()
    change()
    await check(59)
    expect(await sessionPerson(session, later(59))).not.toBeNull()
    await check(61)
    expect(await sessionPerson(session, later(61))).toBeNull()
  })

  test('while the provider is down sessions go on for two hours more, and /login says so', async () => {
    const session = await signedInAnn()
    provider.state.isDown = true
    for (const minutes of [61, 120, 179]) await check(minutes)
    expect(await companyOffer()).toEqual({ isUnreachable: true })
    expect(await sessionPerson(session, later(179))).toMatchObject({ role: 'counselor' })
    forgetProvider()
    expect((await begin()).location).toContain('/login?notice=company-down')
    const rose = await givenAccount({ username: 'rose' })
    expect((await login({ username: rose.username, password: PASSWORD })).status).toBe(200)
    expect(await sessionPerson(session, later(181))).toBeNull()
    provider.state.isDown = false
    expect((await signInAt(provider, '1')).to).toBe('/admin')
    expect(await companyOffer()).toEqual({ isUnreachable: false })
  })

  test('without a refresh token the session lasts for the hour', async () => {
    provider.state.givesRefresh = false
    const session = await signedInAnn()
    await check(59)
    expect(await sessionPerson(session, later(59))).not.toBeNull()
    expect(await sessionPerson(session, later(60))).toBeNull()
  })
})

describe('T151: back-channel logout', () => {
  test('ends the sessions it names, once, and no forged or foreign token ends any', async () => {
    await givenAccount({ email: ANN.email })
    provider.people.set('1', ANN)
    const first = (await signInAt(provider, '1')).session
    const second = (await signInAt(provider, '1')).session
    const { sessionId, providerSid } = await db.companySession.findFirstOrThrow({
      orderBy: { sessionId: 'asc' },
    })
    await provider.logOut('1', providerSid ?? '')
    const { body } = await stub.waitFor(({ path }) => path === '/logout')
    const token = new URLSearchParams(body).get('logout_token') ?? ''
    const [head, payload, signature = ''] = token.split('.')
    const forged = `${head}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
    for (const bad of [forged, '', `${head}.${payload}.`]) {
      expect((await sendLogout(`logout_token=${bad}`)).status).toBe(400)
    }
    await db.companySignIn.update({ where: { id: 1 }, data: { clientId: 'somebody else' } })
    expect((await sendLogout(body)).status).toBe(400)
    await db.companySignIn.update({ where: { id: 1 }, data: { clientId: provider.client.id } })
    expect(await sessionPerson(first)).not.toBeNull()
    expect((await sendLogout(body)).status).toBe(200)
    expect(await sessionPerson(first)).toBeNull()
    expect(await sessionPerson(second)).not.toBeNull()
    expect((await db.session.findUniqueOrThrow({ where: { id: sessionId } })).revokedAt).not.toBeNull()
    expect((await db.companySession.findUniqueOrThrow({ where: { sessionId } })).sealedRefresh).toBeNull()
    expect((await sendLogout(body)).status).toBe(400)
  })
})

describe('T152: “company accounts only” locks nobody out', () => {
  const admin = async () => {
    const account = await givenAccount({ username: 'boss', email: 'boss@sample.example' })
    return { ...account, role: 'admin' as const, communityIds: [], mayPublish: true }
  }
  const formOf = async (actor: Awaited<ReturnType<typeof admin>>, companyOnly: boolean) => {
    const { form } = await readCompanySignIn(actor)
    return companySignInSchema.parse({ ...form, domains: [{ domain: 'Sample.example', companyOnly }] })
  }

  /** An administrator with the emergency account and a sign-in at the provider, about to demand it of all. */
  async function demanded() {
    const boss = await admin()
    const form = await formOf(boss, true)
    const save = () => saveCompanySignIn(boss, form, browser)
    await expect(save()).rejects.toMatchObject({
      fieldErrors: { domains: expect.stringContaining('emergency') },
    })
    const issued = await renewEmergencyAccount(boss, PASSWORD, browser)
    await expect(save()).rejects.toMatchObject({ fieldErrors: { domains: expect.stringContaining('works') } })
    provider.people.set('b', { email: 'boss@sample.example', email_verified: true })
    const { session } = await signInAt(provider, 'b')
    return { boss, save, issued, session }
  }

  test('it needs a proven sign-in and an emergency account, which stays while it is needed', async () => {
    const { boss, save } = await demanded()
    await save()
    const emergency = await db.user.findFirstOrThrow({ where: { isEmergency: true } })
    await expect(deleteAccount(boss, emergency.id, browser)).rejects.toMatchObject({ status: 409 })
    await saveCompanySignIn(boss, await formOf(boss, false), browser)
    await deleteAccount(boss, emergency.id, browser)
  })

  test('the emergency account alone keeps its password, and sessions that began with one end', async () => {
    const { boss, save, issued, session } = await demanded()
    await givenAccount({ username: 'ann', email: ANN.email, role: 'viewer' })
    const opened = await login({ username: 'ann', password: PASSWORD })
    await save()
    const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    expect(await sessionPerson(cookie)).toBeNull()
    expect(await sessionPerson(session)).toMatchObject({ id: boss.id })
    expect((await login({ username: 'ann', password: 'wrong' })).status).toBe(401)
    expect((await login({ username: 'ann', password: PASSWORD })).status).toBe(403)
    expect((await login(issued)).status).toBe(200)
  })

  test('the last administrator stays one, whatever the groups say', async () => {
    const boss = await admin()
    await giveGroups({ name: 'readers', role: 'viewer' })
    provider.people.set('b', { email: 'boss@sample.example', email_verified: true, groups: ['readers'] })
    expect(await sessionPerson((await signInAt(provider, 'b')).session)).toMatchObject({ role: 'admin' })
    await givenAccount({ role: 'admin' })
    expect(await sessionPerson((await signInAt(provider, 'b')).session)).toMatchObject({
      id: boss.id,
      role: 'viewer',
    })
  })

  test('a secret is sealed, tested, and never sent to another issuer', async () => {
    const boss = await admin()
    expect(await testProvider(boss)).toMatchObject({
      message: expect.stringContaining('accepted the client'),
    })
    const form = await formOf(boss, false)
    expect(form.secret).toBe('')
    const { sealedSecret } = await db.companySignIn.findUniqueOrThrow({ where: { id: 1 } })
    expect(sealedSecret).not.toContain(provider.client.secret)
    await expect(saveCompanySignIn(boss, { ...form, issuer: stub.url }, browser)).rejects.toMatchObject({
      fieldErrors: { secret: expect.stringContaining('again') },
    })
    await expect(
      saveCompanySignIn(boss, { ...form, issuer: 'http://10.0.0.1' }, browser),
    ).rejects.toMatchObject({ fieldErrors: { issuer: expect.any(String) } })
    await saveCompanySignIn(boss, { ...form, secret: 'wrong' }, browser)
    await expect(testProvider(boss)).rejects.toMatchObject({ status: 502 })
    expect((await readCompanySignIn(boss)).test).toMatchObject({ passed: false })
    await expect(saveCompanySignIn({ ...boss, role: 'viewer' }, form, browser)).rejects.toMatchObject({
      status: 403,
    })
  })
})
