import { beforeEach, describe, expect, test } from 'vitest'
import { POST as optionsHandler } from '@/app/api/login/passkey/options/route'
import { POST as signInHandler } from '@/app/api/login/passkey/route'
import type { SessionUser } from '@/lib/accounts/access/access'
import {
  addPasskey,
  newPasskeySchema,
  offerPasskey,
  removePasskey,
} from '@/lib/accounts/passkeys/own-passkeys'
import { clearSecondFactorByName } from '@/lib/accounts/second-factor/clear-second-factor'
import { issueRecoveryCodes } from '@/lib/accounts/second-factor/recovery-code'
import { db } from '@/lib/platform/database/db'
import { sessionCookieFrom } from '@/tests/support/account-handlers'
import { accountRequest, login } from '@/tests/support/account-requests'
import { givenAccount, PASSWORD } from '@/tests/support/accounts'
import { givenTotp } from '@/tests/support/second-factors'
import { sessionPerson } from '@/tests/support/session-person'
import { givenPasskey } from '@/tests/support/soft-authenticator'

const browser = { ipAddress: '203.0.113.9', userAgent: null, requestId: null, sessionToken: undefined }

let rose: SessionUser
let device: Awaited<ReturnType<typeof givenPasskey>>

beforeEach(async () => {
  await db.$executeRaw`truncate users, rate_limits, sign_in_rules, passkey_challenges cascade`
  const account = await givenAccount({ username: 'rose' })
  rose = { ...account, role: 'admin', communityIds: [] }
  device = await givenPasskey(account.id)
})

const post = (handler: typeof signInHandler, path: string, body: unknown) =>
  handler(accountRequest(path, body), undefined)
const options = (body: object = {}) => post(optionsHandler, '/api/login/passkey/options', body)
const signIn = (body: object) => post(signInHandler, '/api/login/passkey', body)

async function challenge(body?: object): Promise<string> {
  return ((await (await options(body)).json()) as { challenge: string }).challenge
}

async function halfWay(): Promise<{ token: string; totp: boolean; passkey: boolean }> {
  const answer = await login({ username: 'rose', password: PASSWORD })
  return ((await answer.json()) as { secondStep: { token: string; totp: boolean; passkey: boolean } })
    .secondStep
}

describe('signing in by passkey alone', () => {
  test('opens a session without a password', async () => {
    const asked = (await (await options()).json()) as object
    expect(asked).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] })
    const answer = await signIn({ credential: device.signed(await challenge()) })
    expect(answer.status).toBe(200)
    expect(await sessionPerson(sessionCookieFrom(answer) ?? '')).toMatchObject({ username: 'rose' })
    const stored = await db.passkey.findUniqueOrThrow({ where: { id: device.id } })
    expect([stored.counter, stored.lastUsedAt instanceof Date]).toEqual([1n, true])
  })

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['nobody who showed finger, face or PIN', { verified: false }],
    ['a registration', { type: 'webauthn.create' }],
  ])('takes no signature for %s', async (_, wrong) => {
    const answer = await signIn({ credential: device.signed(await challenge(), wrong) })
    expect([answer.status, await answer.json()]).toMatchObject([
      401,
      { message: 'This passkey does not belong to an account' },
    ])
    expect(await db.session.count()).toBe(0)
    expect(await db.auditEntry.count({ where: { action: 'sign-in-refused' } })).toBeGreaterThan(0)
  })

  test('takes a challenge once, only one of ours, and only for minutes', async () => {
    const asked = await challenge()
    expect((await signIn({ credential: device.signed(asked) })).status).toBe(200)
    expect((await signIn({ credential: device.signed(asked, { counter: 2 }) })).status).toBe(401)
    expect((await signIn({ credential: device.signed('bWFkZSB1cA', { counter: 3 }) })).status).toBe(401)
    const late = await challenge()
    await db.passkeyChallenge.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } })
    expect((await signIn({ credential: device.signed(late, { counter: 4 }) })).status).toBe(401)
  })

  test('a challenge is spent by a wrong answer, too', async () => {
    const asked = await challenge()
    const wrong = { credential: device.signed(asked, { origin: 'https://evil.example' }) }
    expect((await signIn(wrong)).status).toBe(401)
    expect((await signIn({ credential: device.signed(asked) })).status).toBe(401)
  })

  test('a count that does not grow is a copy’s', async () => {
    const counting = await givenPasskey(rose.id, 7)
    expect((await signIn({ credential: counting.signed(await challenge(), { counter: 7 }) })).status).toBe(
      401,
    )
    expect((await signIn({ credential: counting.signed(await challenge(), { counter: 3 }) })).status).toBe(
      401,
    )
    expect((await signIn({ credential: counting.signed(await challenge(), { counter: 8 }) })).status).toBe(
      200,
    )
  })

  test('a changed signature, an unknown passkey and a disabled account open nothing', async () => {
    const credential = device.signed(await challenge())
    const response = { ...credential.response, signature: device.signed('b3RoZXI').response.signature }
    expect((await signIn({ credential: { ...credential, response } })).status).toBe(401)
    const unknown = { ...device.signed(await challenge()), id: 'unknown', rawId: 'unknown' }
    expect((await signIn({ credential: unknown })).status).toBe(401)
    await db.user.update({ where: { id: rose.id }, data: { disabledAt: new Date() } })
    expect((await signIn({ credential: device.signed(await challenge()) })).status).toBe(401)
    expect(await db.session.count()).toBe(0)
  })

  test('what is no credential is refused before anything is looked up', async () => {
    for (const body of [
      {},
      { credential: {} },
      { credential: 'x' },
      { credential: { ...device.signed('eA'), id: '💥' } },
    ]) {
      expect((await signIn(body)).status).toBe(400)
    }
    const foreign = { headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' } }
    const request = accountRequest(
      '/api/login/passkey',
      { credential: device.signed(await challenge()) },
      foreign,
    )
    expect((await signInHandler(request, undefined)).status).toBe(403)
  })
})

describe('a passkey after the password', () => {
  test('is asked for, and opens the session', async () => {
    const step = await halfWay()
    expect(step).toMatchObject({ totp: false, passkey: true })
    const asked = (await (await options({ token: step.token })).json()) as {
      challenge: string
      allowCredentials: { id: string }[]
    }
    expect(asked.allowCredentials.map(({ id }) => id)).toEqual([device.credentialId])
    const credential = device.signed(asked.challenge)
    expect((await signIn({ token: step.token, credential })).status).toBe(200)
  })

  test('must be the person’s own, and signed for this step', async () => {
    const sam = await givenPasskey((await givenAccount({ username: 'sam' })).id)
    const { token } = await halfWay()
    expect((await signIn({ token, credential: sam.signed(await challenge({ token })) })).status).toBe(401)
    expect((await signIn({ token, credential: device.signed(await challenge()) })).status).toBe(401)
    expect((await signIn({ credential: device.signed(await challenge({ token })) })).status).toBe(401)
    expect((await options({ token: 'made-up' })).status).toBe(401)
    expect(await db.session.count()).toBe(0)
  })
})

describe('making and removing passkeys', () => {
  test('the offer asks for one that is found by itself and verifies the person, and knows those there are', async () => {
    await expect(offerPasskey(rose, {}, browser)).rejects.toMatchObject({ status: 400 })
    const offer = await offerPasskey(rose, { current: PASSWORD }, browser)
    expect(offer).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: device.credentialId }],
    })
  })

  test('an answer that does not fit is kept nowhere', async () => {
    const { challenge: asked } = await offerPasskey(rose, { current: PASSWORD }, browser)
    const { clientDataJSON } = device.signed(asked, { type: 'webauthn.create' }).response
    const credential = { ...device.signed(asked), response: { clientDataJSON, attestationObject: 'o2NmbXQ' } }
    const made = newPasskeySchema.parse({ name: 'Phone', credential })
    await expect(addPasskey(rose, made, browser)).rejects.toMatchObject({ status: 400 })
    expect(await db.passkey.count()).toBe(1)
  })

  test('one’s own is removed; with the last factor the recovery codes go', async () => {
    await issueRecoveryCodes(db, rose.id)
    const sam = await givenAccount({ username: 'sam' })
    const other: SessionUser = { ...sam, role: 'admin', communityIds: [] }
    await expect(removePasskey(other, device.id, { current: PASSWORD }, browser)).rejects.toMatchObject({
      status: 404,
    })
    await expect(removePasskey(rose, device.id, {}, browser)).rejects.toMatchObject({ status: 400 })
    await removePasskey(rose, device.id, { current: PASSWORD }, browser)
    expect([await db.passkey.count(), await db.recoveryCode.count()]).toEqual([0, 0])
    const [entry] = await db.auditEntry.findMany({
      where: { actorId: rose.id, action: 'second-factor.passkey-off' },
    })
    expect(entry?.before).toEqual({ name: 'Soft' })
  })

  test('a required last factor stays; with another one it may go', async () => {
    await db.signInRules.create({ data: { id: 1, adminsNeedSecondFactor: true } })
    await expect(removePasskey(rose, device.id, { current: PASSWORD }, browser)).rejects.toMatchObject({
      status: 409,
    })
    expect(await db.passkey.count()).toBe(1)
    await givenTotp(rose.id)
    await removePasskey(rose, device.id, { current: PASSWORD }, browser)
    expect([await db.passkey.count(), await db.recoveryCode.count()]).toEqual([0, 10])
  })

  test('clearing a second factor takes the passkeys', async () => {
    expect(await clearSecondFactorByName('rose')).toBe(true)
    expect(await db.passkey.count()).toBe(0)
    expect((await login({ username: 'rose', password: PASSWORD })).status).toBe(200)
  })
})

test('asking for something to sign is throttled by address', async () => {
  const statuses = []
  for (let asked = 0; asked < 61; asked += 1) statuses.push((await options()).status)
  expect(statuses.slice(0, 60)).toEqual(Array(60).fill(200))
  expect(statuses[60]).toBe(429)
})
