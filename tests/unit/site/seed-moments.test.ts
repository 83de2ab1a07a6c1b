import { describe, expect, test } from 'vitest'
import { dayOf, momentOf, relativeMoment } from '@/prisma/seed/moments'
import { richText } from '@/prisma/seed/rich-text'

describe('dates of demo data', () => {
  test('count days and hours in local time', () => {
    const evening = new Date('2026-11-21T05:30:00Z')
    expect(relativeMoment({ inDays: 0, at: '10:00' }, evening, 'America/Denver').toISOString()).toBe(
      '2026-11-20T17:00:00.000Z',
    )
    expect(relativeMoment({ inDays: 12, at: '14:30' }, evening, 'America/Denver').toISOString()).toBe(
      '2026-12-02T21:30:00.000Z',
    )
  })

  test('keep the local hour across daylight saving changes', () => {
    const october = new Date('2026-10-30T18:00:00Z')
    const before = relativeMoment({ inDays: 0, at: '10:00' }, october, 'America/Denver')
    const after = relativeMoment({ inDays: 3, at: '10:00' }, october, 'America/Denver')
    expect(before.toISOString()).toBe('2026-10-30T16:00:00.000Z')
    expect(after.toISOString()).toBe('2026-11-02T17:00:00.000Z')
    expect(relativeMoment({ inDays: -40, at: '09:15' }, october).toISOString()).toBe(
      '2026-09-20T15:15:00.000Z',
    )
  })

  test('are refused when invalid', () => {
    expect(() => dayOf('2026-13-40')).toThrow("'2026-13-40' is no date")
    expect(() => momentOf('soon')).toThrow("'soon' is no date")
    expect(() => relativeMoment({ inDays: 1, at: 'noon' }, new Date(0))).toThrow("'noon' is no date")
  })
})

test('plain text becomes paragraphs, HTML is sanitized', () => {
  expect(richText('Salt & pepper.\n\nSoup < stew.')).toBe('<p>Salt &amp; pepper.</p><p>Soup &lt; stew.</p>')
  expect(richText('<p onclick="x()">Tea</p><script>x()</script>')).toBe('<p>Tea</p>')
})
