import { describe, expect, test } from 'vitest'
import { contactStepSchema, detailsStepSchema, tourRequestSchema } from '@/lib/leads/tour-requests/schema'
import { fieldErrorsOf } from '@/lib/platform/http/field-errors'

const valid = { name: 'Ann', phone: '303-555-0142' }

function messages(changes: Record<string, unknown>) {
  const result = tourRequestSchema.safeParse({ ...valid, ...changes })
  return result.success ? {} : fieldErrorsOf(result.error)
}

describe('T31: the specified bounds and words', () => {
  test.each([
    ['one letter', { name: 'A' }, { name: 'Please enter at least 2 characters' }],
    ['only spaces', { name: '   ' }, { name: 'Please enter at least 2 characters' }],
    ['no name', { name: undefined }, { name: 'Please enter at least 2 characters' }],
    ['an object for a name', { name: { not: '' } }, { name: 'Please enter at least 2 characters' }],
    ['101 characters', { name: 'n'.repeat(101) }, { name: 'Name is too long' }],
    ['a short number', { phone: '123' }, { phone: 'Please enter a valid phone number' }],
    ['a bad address', { email: 'ann@' }, { email: 'Please enter a valid email address' }],
    [
      'a 300-character local part',
      { email: `${'a'.repeat(300)}@example.com` },
      { email: 'Please enter a valid email address' },
    ],
    ['1,001 characters', { message: 'm'.repeat(1001) }, { message: 'Message is too long' }],
  ])('%s is refused', (_, changes, expected) => {
    expect(messages(changes)).toEqual(expected)
  })

  test.each([
    { name: 'Jo' },
    { name: 'n'.repeat(100) },
    { name: '👵'.repeat(100) },
    { name: 'O’Brien' },
    { name: 'José' },
    { name: '李娜' },
    { name: 'שרה' },
    { email: '' },
    { email: null },
    { email: ' ann@example.com ' },
    { message: 'm'.repeat(1000) },
    { message: 'line\r\n'.repeat(200) },
    { message: null },
  ])('%j is accepted', (changes) => {
    expect(messages(changes)).toEqual({})
  })

  test.each([
    { communityId: 12, gclid: 'g'.repeat(10_000) },
    { landingPageUrl: 'not an address', utmSource: { deep: [] } },
    { formLoadTime: 'abc', honeypot: true, captchaToken: 5 },
    { preferredDate: 'someday', transactionId: [] },
  ])('side data never refuses a lead: %j', (changes) => {
    expect(messages(changes)).toEqual({})
  })
})

test('each step of the form validates its own fields', () => {
  expect(contactStepSchema.safeParse({ name: '', phone: '' }).error?.issues).toHaveLength(2)
  expect(detailsStepSchema.safeParse({ email: '', message: '', preferredDate: '' }).success).toBe(true)
})

test('T78: hostile text is validated quickly', () => {
  for (const text of ['a.'.repeat(50_000), `${'a'.repeat(50_000)}@`, `a@${'b-'.repeat(50_000)}`]) {
    expect(messages({ email: text })).toEqual({ email: 'Please enter a valid email address' })
  }
})
