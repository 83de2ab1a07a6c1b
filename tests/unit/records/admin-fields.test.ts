import { describe, expect, test } from 'vitest'
import type { Field } from '@/lib/records/declare/field'
import * as make from '@/lib/records/declare/fields'
import { json } from '@/lib/records/declare/json-fields'
import { date, dateTime } from '@/lib/records/declare/time-fields'

function judge(field: Field, value: unknown): unknown {
  const result = field.schema.safeParse(value)
  return result.success ? { value: result.data } : result.error.issues[0]?.message
}

describe('blank is null', () => {
  test.each([
    ['text', make.text()],
    ['longText', make.longText()],
    ['integer', make.integer()],
    ['money', make.money()],
    ['email', make.email()],
    ['phone', make.phone()],
    ['url', make.url()],
    ['color', make.color()],
    ['date', date()],
    ['dateTime', dateTime()],
    ['select', make.select(['a', 'b'])],
    ['image', make.image()],
    ['belongsTo', make.belongsTo('community')],
    ['json', json()],
  ])('%s', (_, field) => {
    for (const blank of ['', '   ', null, undefined]) expect(judge(field, blank)).toEqual({ value: null })
  })

  test('a list becomes empty, a required field refuses with its own message', () => {
    expect(judge(make.list(), null)).toEqual({ value: [] })
    expect(judge(make.text({ required: 'Name is required' }), ' ')).toBe('Name is required')
    expect(judge(make.integer({ default: 0 }), '')).toBe('This cannot be empty')
    expect(judge(make.boolean(), null)).toBe('This cannot be empty')
  })
})

describe('the messages of specification section 5', () => {
  test.each([
    [make.slug(), 'Juniper House', 'Slug must be lowercase letters, numbers, and hyphens only'],
    [make.slug(), 'a/b', 'Slug must be lowercase letters, numbers, and hyphens only'],
    [make.slug(), '---', 'Slug must be lowercase letters, numbers, and hyphens only'],
    [make.slug(), '', 'Slug is required'],
    [make.color(), '#B56', 'Invalid hex color format (use #RRGGBB)'],
    [make.color(), 'red;}</style><script>', 'Invalid hex color format (use #RRGGBB)'],
    [make.email(), 'margaret@', 'Please enter a valid email address'],
    [make.phone(), '555-0100', 'Please enter a valid phone number'],
    [make.text({ exactly: 2 }), 'Colorado', 'Please use exactly 2 characters'],
    [make.text(), 'x'.repeat(256), 'Please use 255 characters or fewer'],
    [make.integer({ min: 1 }), 0, 'Please enter 1 or more'],
    [make.year({ min: 1800 }), 1799, 'Please enter a year between 1800 and now'],
    [make.year({ min: 1800 }), new Date().getFullYear() + 1, 'Please enter a year between 1800 and now'],
  ])('%#', (field, value, message) => {
    expect(judge(field as Field, value)).toBe(message)
  })
})

test('numbers are parsed from inputs and keep their scale', () => {
  expect(judge(make.integer(), ' 42 ')).toEqual({ value: 42 })
  expect(judge(make.integer(), '4.5')).toBe('Please enter a whole number')
  expect(judge(make.integer(), '0x10')).toBe('Please enter a number')
  expect(judge(make.integer(), '1e3')).toBe('Please enter a number')
  expect(judge(make.integer(), 3_000_000_000)).toBe('Please enter 2147483647 or less')
  expect(judge(make.money(), '4850.50')).toEqual({ value: 4850.5 })
  expect(judge(make.money(), 0.1 + 0.2)).toEqual({ value: 0.1 + 0.2 })
  expect(judge(make.money(), '1.005')).toBe('Please use at most 2 decimal places')
  expect(judge(make.money(), '-1')).toBe('Please enter 0 or more')
  expect(judge(make.decimal({ decimals: 6, min: -90, max: 90 }), '40.014986')).toEqual({ value: 40.014986 })
})

test('a dialed number is normalized as in specification section 9', () => {
  expect(judge(make.dial(), '(303) 555-0140')).toEqual({ value: '+13035550140' })
  expect(judge(make.dial(), '1 303 555 0140')).toEqual({ value: '+13035550140' })
})

test('a slug directly after the first slash must not be a page of the site', () => {
  for (const taken of ['blog', 'admin', 'api', 'senior-living', 'why-us'])
    expect(judge(make.slug({ topLevel: true }), taken)).toBe(
      'Please choose another slug. This URL is already used by another page',
    )
  expect(judge(make.slug(), 'blog')).toEqual({ value: 'blog' })
})

test('links in a web field are web addresses', () => {
  expect(judge(make.url({ web: true }), '/contact')).toMatch(/starts with https/)
  expect(judge(make.url({ web: true }), 'https://example.org')).toEqual({ value: 'https://example.org' })
  expect(judge(make.url(), 'javascript:alert(1)')).toMatch(/web address/)
})

test('dates are days, times carry their offset', () => {
  expect(judge(date(), '2026-11-21')).toEqual({ value: new Date('2026-11-21T00:00:00Z') })
  expect(judge(date(), '2026-02-30')).toBe('Please enter a date')
  expect(judge(dateTime(), '2026-11-21T09:00:00-07:00')).toEqual({
    value: new Date('2026-11-21T16:00:00Z'),
  })
  expect(judge(dateTime(), '2026-11-21T09:00')).toBe('Please enter a date and time')
})

test('structured data is parsed from text', () => {
  expect(judge(json(), '{"beds": 2}')).toEqual({ value: { beds: 2 } })
  expect(judge(json(), { beds: [2] })).toEqual({ value: { beds: [2] } })
  expect(judge(json(), '{beds}')).toBe('This is not valid JSON')
})
