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
    ['two joiners', { name: '\u200d\u200d' }, { name: 'Please enter at least 2 characters' }],
    ['marks alone', { name: '\u200b \u2060\ufeff\u3164' }, { name: 'Please enter at least 2 characters' }],
    ['accents alone', { name: '\u0301\u0301' }, { name: 'Please enter at least 2 characters' }],
    ['a letter and a joiner', { name: 'A\u200d' }, { name: 'Please enter at least 2 characters' }],
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

/** Everything but what the person types, and what a program sends as a number. */
const sideFields = Object.keys(tourRequestSchema.shape).filter(
  (name) => !['name', 'phone', 'email', 'message'].includes(name),
)

test.each(sideFields)('T97: characters that cannot be stored do not refuse a lead in %s', (name) => {
  expect(messages({ [name]: 'a\u0000b\ud800c\u200b' })).toEqual({})
})

test('T97: what a family types is cleaned in the browser as on the server', () => {
  const typed = {
    name: ' \u200eAnn\u0000 O’Brien\u200b\ud800 ',
    phone: '\u202a303-555-0142\u202c',
    email: 'Ann <ann@example.com>,',
    message: 'Hello\u0000',
  }
  expect(tourRequestSchema.parse(typed)).toMatchObject({
    name: 'Ann O’Brien',
    phone: '303-555-0142',
    email: 'ann@example.com',
    message: 'Hello',
  })
  expect(tourRequestSchema.parse({ ...valid, name: '👩‍👧 Ann' }).name).toBe('👩‍👧 Ann')
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
