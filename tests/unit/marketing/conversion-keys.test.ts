import { expect, test } from 'vitest'
import { linesOf } from '@/lib/marketing/conversions/csv-files'
import { googleEmail } from '@/lib/marketing/conversions/google-email'
import { googlePhone, metaEmail, metaPhone, sha256 } from '@/lib/marketing/conversions/match-keys'

test('F5, F6: each platform gets the digest of its own spelling', () => {
  const typed = 'Cloudy.SanFrancisco+Shopping@Gmail.com'
  expect([googleEmail(typed), metaEmail(` ${typed} `)]).toEqual([
    'cloudysanfrancisco@gmail.com',
    'cloudy.sanfrancisco+shopping@gmail.com',
  ])
  expect(googleEmail('First.Last+x@Example.com')).toBe('first.last+x@example.com')
  expect([googlePhone('(303) 555-0142'), metaPhone('(303) 555-0142')]).toEqual([
    '+13035550142',
    '13035550142',
  ])
  expect([googlePhone('call me'), metaPhone('')]).toEqual([null, null])
  // Examples published by Google.
  expect(sha256(googleEmail('alexz@example.com'))).toBe(
    '509e933019bb285a134a9334b8bb679dff79d0ce023d529af4bd744d47b4fd8a',
  )
  expect(sha256(googlePhone('800 555 0100') ?? '')).toBe(
    'fb4f73a6ec5fdb7077d564cdd22c3554b43ce49168550c3b12c547b78c517b30',
  )
})

test('a file holds one click id of each conversion, and times in UTC, without an offset that Google refuses', () => {
  const reported = {
    name: 'Tour',
    event: 'Schedule',
    transactionId: 'a-1',
    happenedAt: new Date('2026-11-20T17:04:05Z'),
    value: '250.00',
    email: null,
    phone: null,
    correctedAt: null,
  }
  const rows = linesOf('google', [
    { ...reported, gclid: 'g', gbraid: 'b', wbraid: 'w', msclkid: null },
    { ...reported, gclid: null, gbraid: null, wbraid: 'w', msclkid: null },
  ])
  expect(rows.slice(2).map((row) => row.slice(0, 3))).toEqual([
    ['g', '', ''],
    ['', '', 'w'],
  ])
  expect(rows[2]?.[6]).toBe('2026-11-20 17:04:05')
  const [, , microsoft] = linesOf('microsoft', [
    { ...reported, gclid: null, gbraid: null, wbraid: null, msclkid: 'm' },
  ])
  expect(microsoft).toEqual(['m', 'Tour', '11/20/2026 5:04:05 PM', '250.00', 'USD'])
})
