import { expect, test } from 'vitest'
import { emailText } from '@/lib/platform/email-text'
import { cleanEmail, isEmailAddress, mailLink } from '@/lib/platform/typed-email'

test.each([
  'ann&bob@example.com',
  'ann.b/lee@example.com',
  'ann#2@example.com',
  'ann!@example.com',
  'a$n@example.com',
  'ann=lee@example.com',
  'ann+tour@example.com',
  "o'brien@example.com",
  '"ann lee"@example.com',
  'zoë@example.com',
  'ann@bücher.example',
  'ann@xn--e1afmkfd.xn--p1ai',
  'ann@example.photography',
  'ann@mail.example.co.uk',
  `${'a'.repeat(64)}@example.com`,
])('%s is an address as it is', (address) => {
  expect(cleanEmail(address)).toBe(address)
  expect(isEmailAddress(address)).toBe(true)
})

test.each([
  ['ann@example.com\u200b', 'ann@example.com'],
  ['\u200eann@example.com', 'ann@example.com'],
  ['ann\u00a0@example.com', 'ann@example.com'],
  ['ann @ example.com', 'ann@example.com'],
  ['ann@example.com.', 'ann@example.com'],
  ['ann@example.com,', 'ann@example.com'],
  ['mailto:ann@example.com', 'ann@example.com'],
  ['<ann@example.com>', 'ann@example.com'],
  ['Ann Lee <mailto:ann@example.com>', 'ann@example.com'],
  ['o’brien@example.com', "o'brien@example.com"],
  ['zoe\u0308@example.com', 'zoë@example.com'],
  ['an\u0000n@example.com\ud800', 'ann@example.com'],
])('%j is cleaned to %s', (typed, address) => {
  expect(cleanEmail(typed)).toBe(address)
  expect(isEmailAddress(address)).toBe(true)
})

test.each([
  '',
  'ann',
  'ann@',
  '@example.com',
  'ann@example',
  'ann@1.2.3.4',
  'ann@-example.com',
  'ann@example-.com',
  'ann..lee@example.com',
  '.ann@example.com',
  'ann lee@example.com',
  'ann@example.com bob@example.com',
  'ann@example.com,bob@example.com',
  'ann@example.com\r\nBcc: bob@example.com',
  '"ann@example.com',
  `${'a'.repeat(65)}@example.com`,
  `ann@${'a'.repeat(64)}.com`,
])('%j is no address', (typed) => {
  expect(isEmailAddress(cleanEmail(typed))).toBe(false)
})

test('a link keeps the characters that mean something else in an address of the web', () => {
  expect(mailLink('ann+tour@example.com')).toBe('mailto:ann+tour@example.com')
  expect(mailLink('a#b?c&d@example.com')).toBe('mailto:a%23b%3Fc%26d@example.com')
})

test('staff type addresses by the same rule', () => {
  expect(emailText().parse('Ann <o’brien@example.com>.')).toBe("o'brien@example.com")
  expect(emailText().safeParse('ann@').error?.issues[0]?.message).toBe('Please enter a valid email address')
})
