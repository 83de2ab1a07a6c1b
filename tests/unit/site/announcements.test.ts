import { expect, test } from 'vitest'
import { announcements } from '@/lib/records/entities/announcements'
import { chooseShown } from '@/lib/site/announcements/announcements'

const urgent = (text: string) => ({ text, kind: 'urgent' })
const information = (text: string) => ({ text, kind: 'information' })
const shown = (...rows: { text: string; kind: string }[]) => chooseShown(rows).map(({ text }) => text)

test('a page shows one informational announcement, the first', () => {
  expect(shown()).toEqual([])
  expect(shown(information('a'), information('b'))).toEqual(['a'])
})

test('urgent notices are shown alone, at most two', () => {
  expect(shown(information('a'), urgent('b'), information('c'))).toEqual(['b'])
  expect(shown(urgent('a'), information('b'), urgent('c'), urgent('d'))).toEqual(['a', 'c'])
})

const faults = (row: object) => announcements.check?.({ place: 'site', communities: [], ...row })

test('a link needs text and a URL, the end is after the start, and pages are required', () => {
  const noon = new Date('2026-12-01T19:00:00Z')
  expect(faults({ linkLabel: 'Hours', linkUrl: '/contact', shownFrom: noon })).toEqual({})
  expect(faults({ linkLabel: 'Hours' })).toEqual({ linkUrl: 'Enter the URL of the link' })
  expect(faults({ linkUrl: '/contact' })).toEqual({ linkLabel: 'Enter the link text' })
  expect(faults({ shownFrom: noon, shownUntil: noon })).toHaveProperty('shownUntil')
  expect(faults({ place: 'communities' })).toHaveProperty('communities')
  expect(faults({ place: 'communities', communities: ['a'] })).toEqual({})
})
