import { describe, expect, test } from 'vitest'
import { qrCode } from '@/lib/accounts/second-factor/qr-code'
import {
  newRecoveryCodes,
  recoveryCodeHash,
  typedRecoveryCode,
} from '@/lib/accounts/second-factor/recovery-code'
import { acceptedStep, newTotpSecret, otpauthAddress, typedTotpCode } from '@/lib/accounts/second-factor/totp'
import { totpCode } from '@/tests/support/totp-code'

/** The secret of RFC 6238, appendix B ('12345678901234567890'). */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

describe('codes of an authenticator app', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('at %i seconds the code of RFC 6238 is taken', (seconds, code) => {
    expect(acceptedStep(RFC_SECRET, code, 0, at(seconds))).toBe(Math.floor(seconds / 30))
  })

  test('hold for their step and one to either side', () => {
    const secret = newTotpSecret()
    const now = at(1_800_000_015)
    const step = 60_000_000
    const taken = (stepsAside: number) =>
      acceptedStep(secret, totpCode(secret, new Date(now.getTime() + stepsAside * 30_000)), 0, now)
    expect([-2, -1, 0, 1, 2].map(taken)).toEqual([null, step - 1, step, step + 1, null])
  })

  test('are good once: no step that is not newer than the last', () => {
    const secret = newTotpSecret()
    const now = at(1_800_000_015)
    const code = totpCode(secret, now)
    expect(acceptedStep(secret, code, 59_999_999, now)).toBe(60_000_000)
    expect(acceptedStep(secret, code, 60_000_000, now)).toBeNull()
    expect(acceptedStep(secret, totpCode(secret, at(1_799_999_985)), 60_000_000, now)).toBeNull()
  })

  test.each([
    ['287082', '287082'],
    [' 287 082 ', '287082'],
    ['28708', null],
    ['2870822', null],
    ['28708a', null],
    ['٢٨٧٠٨٢', null],
    ['', null],
  ])('%j is read as %j', (typed, code) => {
    expect(typedTotpCode(typed)).toBe(code)
  })

  test('the address names the person and the company, whatever they are called', () => {
    const address = otpauthAddress(RFC_SECRET, { username: 'rosé m', companyName: 'Porch: Light & Co' })
    const url = new URL(address)
    expect([url.protocol, url.host]).toEqual(['otpauth:', 'totp'])
    expect(decodeURIComponent(url.pathname)).toBe('/Porch  Light & Co:rosé m')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      issuer: 'Porch  Light & Co',
      secret: RFC_SECRET,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
  })
})

describe('recovery codes', () => {
  test('are ten, all different, and read back however they are typed', () => {
    const codes = newRecoveryCodes()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) {
      expect(code).toMatch(/^[a-z0-9]{4}(-[a-z0-9]{4}){3}$/)
      const typed = typedRecoveryCode(` ${code.toUpperCase().replaceAll('-', ' ')} `)
      expect(typed && recoveryCodeHash(typed)).toBe(recoveryCodeHash(code))
    }
  })

  test.each(['', 'abcd', 'abcd-efgh-jkmn-pqr1', '287082', 'abcd-efgh-jkmn-pqrs-t'])('%j is none', (typed) => {
    expect(typedRecoveryCode(typed)).toBeNull()
  })
})

test('a QR code has its three corners and room around it', () => {
  const { size, path } = qrCode('otpauth://totp/Porch:rose?secret=GEZDGNBVGY3TQOJQ')
  expect((size - 8 - 17) % 4).toBe(0)
  const dark = new Set(path.split('z').map((module) => module.slice(1).split('h')[0]))
  for (const [x, y] of [
    [4, 4],
    [size - 5, 4],
    [4, size - 5],
  ])
    expect(dark.has(`${x} ${y}`)).toBe(true)
  expect([...dark].some((place) => /^[0-3] | [0-3]$/.test(place ?? ''))).toBe(false)
})
