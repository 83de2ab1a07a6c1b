import { randomUUID } from 'node:crypto'
import { decode, encode } from 'next-auth/jwt'
import { expect, test } from 'vitest'
import { decodeSessionToken, encodeSessionToken } from '@/lib/accounts/sessions/session-token'
import { env } from '@/lib/platform/env'

const claims = { sub: randomUUID(), sid: randomUUID(), version: 3 }
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

test('a token says again what was put in', async () => {
  const token = await encodeSessionToken(claims)
  expect(await decodeSessionToken(token)).toEqual(claims)
  expect(await encodeSessionToken(claims)).not.toBe(token)
  expect(token.length).toBeLessThan(1024)
})

test('T10: a token with any byte changed is rejected', async () => {
  const token = await encodeSessionToken(claims)
  for (let at = 0; at < token.length; at += 7) {
    const flipped = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
    const decoded = await decodeSessionToken(flipped)
    // The last base64url character may have unused bits, so a different text can be the same token.
    if (decoded) expect(decoded).toEqual(claims)
    else expect(decoded).toBeNull()
  }
})

test.each([
  ['alg none', `${base64url({ alg: 'none' })}.${base64url(claims)}.`],
  ['alg none as JWE', `${base64url({ alg: 'none', enc: 'none' })}....`],
  ['HS256 with an empty key', `${base64url({ alg: 'HS256' })}.${base64url(claims)}.c2lnbmF0dXJl`],
  ['percent sign', '%'],
  ['broken escape', '%E0%A4%A'],
  ['dots', '....'],
  ['JSON', JSON.stringify(claims)],
  ['prototype', '__proto__'],
  ['100 KB', 'a'.repeat(100_000)],
])('T10: %s is nobody', async (_, token) => {
  expect(await decodeSessionToken(token)).toBeNull()
})

test('T10: a token of another secret, an expired one and one without our claims are rejected', async () => {
  const secret = env().NEXTAUTH_SECRET
  expect(await decodeSessionToken(await encode({ token: claims, secret: 'another secret' }))).toBeNull()
  expect(await decodeSessionToken(await encode({ token: claims, secret, maxAge: -60 }))).toBeNull()
  expect(await decodeSessionToken(await encode({ token: { sub: claims.sub }, secret }))).toBeNull()
  expect(
    await decodeSessionToken(await encode({ token: { ...claims, sid: { not: '' } }, secret })),
  ).toBeNull()
})

test('T143: a change of the secret signs nobody out while the old one is read', async () => {
  const old = env().NEXTAUTH_SECRET
  const token = await encodeSessionToken(claims)
  try {
    const NEXTAUTH_SECRET = 'a newer secret that only this test uses, 32 characters or more'
    Object.assign(env(), { NEXTAUTH_SECRET, NEXTAUTH_SECRET_PREVIOUS: old })
    expect(await decodeSessionToken(token)).toEqual(claims)
    expect(await decode({ token: await encodeSessionToken(claims), secret: NEXTAUTH_SECRET })).not.toBeNull()
    Object.assign(env(), { NEXTAUTH_SECRET_PREVIOUS: undefined })
    expect(await decodeSessionToken(token)).toBeNull()
  } finally {
    Object.assign(env(), { NEXTAUTH_SECRET: old, NEXTAUTH_SECRET_PREVIOUS: undefined })
  }
})
