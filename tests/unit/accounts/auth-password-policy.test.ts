import { describe, expect, test } from 'vitest'
import { commonPasswordDigests } from '@/lib/accounts/passwords/common-password-digests'
import { passwordProblem } from '@/lib/accounts/passwords/password-policy'
import { passwordStrength } from '@/lib/accounts/passwords/password-strength'

const person = {
  username: 'rose.tyler',
  email: 'rosetyler@evergrove.example',
  companyName: 'Evergrove Senior Living',
}
const problem = (password: string) => passwordProblem(password, person)

describe('T13: the password rule', () => {
  test('five characters are too few, six are enough', () => {
    expect(problem('xk4!q')).toContain('at least 6')
    expect(problem('xk4!qz')).toBeNull()
  })

  test('3,000 common passwords are refused in any letter case', () => {
    expect(commonPasswordDigests.size).toBe(3000)
    for (const common of [
      'password1',
      '123456',
      'Password123',
      'QWERTY123',
      'letmein',
      'iloveyou',
      'baseball',
    ]) {
      expect(problem(common), common).toContain('most common')
    }
  })

  test.each([
    'Evergrove2026',
    'evergrove!!',
    'SeniorLiving1!',
    'rosetyler99',
    'Rose.Tyler',
    'tyler-2026!',
    '2026 EVERGROVE',
  ])('%s is made of names', (password) => {
    expect(problem(password)).toContain('name')
  })

  test.each([
    'evergrove tulip hat',
    'correct horse battery staple',
    '🏔️ snow ❄️ and tea',
    'x'.repeat(64),
    '          .',
  ])('%s is accepted', (password) => {
    expect(problem(password)).toBeNull()
  })

  test('more than 1024 bytes are refused, counted as bytes', () => {
    expect(problem('é'.repeat(512))).toBeNull()
    expect(problem('é'.repeat(513))).toContain('too long')
  })
})

describe('the meter', () => {
  test('recommends twelve characters', () => {
    expect(passwordStrength('').level).toBe(0)
    expect(passwordStrength('abcde').level).toBe(1)
    expect(passwordStrength('abcdef').level).toBe(2)
    expect(passwordStrength('a quiet porch').level).toBe(3)
    expect(passwordStrength('aaaaaaaaaaaaaaa').level).toBe(2)
  })
})
