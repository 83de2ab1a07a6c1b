import { describe, expect, test } from 'vitest'
import {
  isAcceptablePhone,
  phoneDial,
  readTypedPhone,
  shortPhone,
  telLink,
} from '@/lib/platform/phones/phone'
import { phoneE164 } from '@/lib/platform/phones/phone-e164'

const US = '+13035550142'

describe('T30: telephone numbers as people type them', () => {
  test.each([
    ['(303) 555-0142', US, null],
    ['303.555.0142', US, null],
    ['303-555-0142', US, null],
    ['303 555 0142', US, null],
    ['3035550142', US, null],
    ['1-303-555-0142', US, null],
    ['1 (303) 555-0142', US, null],
    ['+1 303 555 0142', US, null],
    ['+13035550142', US, null],
    ['303-555-0142 x12', US, '12'],
    ['303-555-0142 ext. 4', US, '4'],
    ['(303) 555-0142, extension 1204', US, '1204'],
    ['303\u2013555\u20130142', US, null],
    ['303\u00a0555\u00a00142', US, null],
    ['\u202a303-555-0142\u202c', US, null],
    ['３０３５５５０１４２', US, null],
    ['+44 20 7946 0958', '+442079460958', null],
    ['+49 (30) 901820', '+4930901820', null],
    ['(303) 555-0142 (ext. 7)', US, '7'],
    ['303-555-0142 ext.7.', US, '7'],
    ['303-555-0142 Ext-7', US, '7'],
    ['303-555-0142 extn 7', US, '7'],
    ['303-555-0142 ext # 7', US, '7'],
    ['303-555-0142 #7', US, '7'],
    ['303-555-0142 x 5 after 6pm', US, '5'],
    ['303-555-0142 ext 7, ask for Bob', US, '7'],
    ['303-555-0142,7', US, '7'],
    ['303-555-0142,,7#', US, '7'],
    ['303-555-0142;7', US, '7'],
    ['tel:+1-303-555-0142;ext=7', US, '7'],
    ['303-555-0142 ext7 / 9', US, '7'],
    ['303-555-0142,', US, null],
    ['303-555-0142 (mobile)', US, null],
    ['303-555-0142 / 720-555-0143', US, null],
    ['303-555-0142 ext 7 or (720) 555-0143', US, '7'],
    ['303/555/0142', US, null],
    ['(303) 555-0142 home', US, null],
    ['Cell: 303-555-0142', US, null],
    ['Home phone – 303-555-0142 x7', US, '7'],
    ['303_555_0142', US, null],
    ['+1+13035550142', US, null],
    ['\u200b303\u2060-555-0142\ufeff', US, null],
    ['٣٠٣٥٥٥٠١٤٢', US, null],
    ['۳۰۳۵۵۵۰۱۴۲', US, null],
  ])('%j is %s, extension %j', (typed, e164, extension) => {
    expect(isAcceptablePhone(typed)).toBe(true)
    expect(phoneE164(typed)).toBe(e164)
    expect(readTypedPhone(typed).extension).toBe(extension)
  })

  test.each([
    '',
    '123',
    '555-0142',
    '0303555014',
    'call me',
    '303-555-014a',
    'x7',
    'Cell:',
    '555-0142 ext. 1234567',
    '+',
    '12345678901234567',
    "1'; drop",
  ])('%j is none', (typed) => {
    expect(isAcceptablePhone(typed)).toBe(false)
  })

  test('a number that fits the rule but no country has no E.164 form', () => {
    expect(isAcceptablePhone('9999999999999999')).toBe(true)
    expect(phoneE164('9999999999999999')).toBeNull()
  })
})

test.each([
  ['(303) 555-0142', '+13035550142'],
  ['1 303 555 0142', '+13035550142'],
  ['+44 20 7946 0958', '+442079460958'],
  ['55501', '55501'],
])('the dial form of %j is %s', (typed, dial) => {
  expect(phoneDial(typed)).toBe(dial)
})

test('a link dials the extension', () => {
  expect(telLink(US, '12')).toBe('tel:+13035550142;ext=12')
  expect(telLink(US, null)).toBe('tel:+13035550142')
})

test.each([
  ['(303) 555-0142', '(303) 555-0142'],
  ['(303) 555-0142 extension 12', '+13035550142 x12'],
  ['Home phone: (303) 555-0142', '+13035550142'],
])('%s fits into 20 characters as %s', (typed, short) => {
  expect(shortPhone(typed, 20)).toBe(short)
})

test('T78: a hundred kilobytes of anything are judged at once', () => {
  for (const text of [
    '1'.repeat(100_000),
    ' x'.repeat(50_000),
    '(-. '.repeat(25_000),
    'ext'.repeat(33_000),
  ]) {
    expect(isAcceptablePhone(text)).toBe(false)
  }
})
