import { expect, test } from 'vitest'
import { readSideData } from '@/lib/leads/intake/side-data'
import { transactionIdFrom } from '@/lib/leads/intake/transaction-id'
import { readPreferredDate } from '@/lib/leads/tour-requests/preferred-date'

test('T31: valid data is stored as sent', () => {
  const sent = {
    communityId: 'aspen-house',
    source: 'callback',
    landingPageUrl: 'https://example.com/assisted-living?utm_source=x',
    utmSource: 'google',
    gclid: 'Cj0KCQ.aB-c_~9',
    fbp: 'fb.1.1700000000000.123456789',
  }
  const { values, raw } = readSideData(sent)
  expect(values).toMatchObject(sent)
  expect(raw).toEqual({})
})

test('T31: invalid data is trimmed or dropped, with the raw text kept', () => {
  const gclid = 'g'.repeat(10_240)
  const { values, raw } = readSideData({
    gclid,
    clientUserAgent: 'u'.repeat(5_000),
    landingPageUrl: 'ht!tp://nowhere',
    communityId: '../../etc',
    source: 'Tour Form!',
    utmCampaign: { not: '' },
    fbclid: 'half \ud800 a pair',
  })
  expect(values).toMatchObject({ gclid: null, landingPageUrl: null, communityId: null, source: null })
  expect(values.clientUserAgent).toHaveLength(512)
  expect(raw).toMatchObject({
    gclid,
    landingPageUrl: 'ht!tp://nowhere',
    communityId: '../../etc',
    utmCampaign: '{"not":""}',
    fbclid: 'half  a pair',
  })
  expect(raw.clientUserAgent).toHaveLength(5_000)
})

test('T31: other kinds of URLs are not landing pages', () => {
  for (const landingPageUrl of [
    'javascript:alert(1)',
    '//evil.example/',
    'data:text/html,x',
    `/${'a'.repeat(3_000)}`,
  ]) {
    expect(readSideData({ landingPageUrl }).values.landingPageUrl).toBeNull()
  }
  expect(readSideData({ landingPageUrl: '/memory-care/denver' }).values.landingPageUrl).toBe(
    '/memory-care/denver',
  )
})

test('T31: data nested deeper than the stack is survived', () => {
  const deep = JSON.parse(`${'['.repeat(30_000)}${']'.repeat(30_000)}`)
  expect(readSideData({ utmTerm: deep }).values.utmTerm).toBeNull()
})

test('partners may write utm_source', () => {
  expect(readSideData({ utm_source: 'partner' }).values.utmSource).toBe('partner')
})

test.each([
  ['2026-12-24', '2026-12-24T19:00:00.000Z'],
  ['2026-12-24T09:30', '2026-12-24T16:30:00.000Z'],
  ['2026-12-24T09:30:00Z', '2026-12-24T09:30:00.000Z'],
  ['2026-12-24T09:30:00-05:00', '2026-12-24T14:30:00.000Z'],
])('a preferred date %s is read in the community’s zone', (sent, expected) => {
  expect(readPreferredDate(sent, 'America/Denver')).toEqual({ date: new Date(expected), raw: null })
})

test.each(['someday', '2026-02-30', '0001-01-01', 5, {}])('%j is no date and is kept as text', (sent) => {
  const { date, raw } = readPreferredDate(sent, 'America/Denver')
  expect(date).toBeNull()
  expect(raw).toBe(typeof sent === 'string' ? sent : JSON.stringify(sent))
})

test('a key that cannot be stored maps to a stable one that can', () => {
  expect(transactionIdFrom('visit-1')).toBe('visit-1')
  const odd = transactionIdFrom('two words\n')
  expect(odd).toMatch(/^tr_[0-9a-f]{40}$/)
  expect(transactionIdFrom('two words\n')).toBe(odd)
  expect(transactionIdFrom('x'.repeat(4_000))).toMatch(/^tr_/)
  expect(transactionIdFrom('')).not.toBe(transactionIdFrom(''))
})
