import { expect, test } from 'vitest'
import { FAMILY_TEXTS, type FamilyFacts } from '@/lib/leads/family/family-copy'
import { familyText } from '@/lib/leads/family/family-text-copy'
import { composeAlertText } from '@/lib/leads/tour-requests/alert-text'
import { plainText, shortName, textSegments } from '@/lib/platform/texts/text-segments'

test.each([
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  [`${'a'.repeat(158)}€`, 1],
  [`${'a'.repeat(159)}€`, 2],
  ['ł'.repeat(70), 1],
  [`${'a'.repeat(70)}ł`, 2],
  [`${'a'.repeat(134)}ł`, 3],
  ['😀'.repeat(36), 2],
])('a carrier counts the segments of %s: %i', (text, segments) => {
  expect(textSegments(text)).toBe(segments)
})

test('quotes, dashes and accents outside the short alphabet are written plainly', () => {
  expect(plainText('“Łódź” – José’s café…')).toBe('"Lodz" - José\'s café...')
  expect(plainText('日本')).toBe('日本')
  expect(shortName('The Residences at Highlands Ranch Town Center', 28)).toBe('The Residences at Highlands')
})

const LONG = {
  names: 'The Residences and Memory Care Neighborhoods at Highlands Ranch Town Center – “Zażółć” 日本',
  company: 'Evergrove Senior Living and Rehabilitation Communities of the Rocky Mountain West, LLC',
}

const facts: FamilyFacts = {
  firstName: 'Maximiliane',
  place: LONG.names,
  company: LONG.company,
  address: '12345 North Highlands Ranch Parkway West, Building 7, Highlands Ranch, CO',
  addressLines: ['12345 North Highlands Ranch Parkway West, Building 7', 'Highlands Ranch, CO 80129'],
  phone: '(303) 555-0100',
  dial: '+13035550100',
  person: 'Bartholomew',
  promise:
    'Our phones are closed for the holiday weekend. We’ll call you on Wednesday, December 30 at 7:00 am.',
  isTried: false,
  caller: 'Bartholomew Featherstonehaugh, (303) 555-0140 or (303) 555-0199, between 7:40 pm and 7:50 pm',
  chosenCall: {
    time: 'Wednesday, December 30, 7:40 pm (Mountain Time)',
    promise: 'We will call you on Wednesday, December 30, between 7:40 pm and 7:50 pm, as you asked.',
  },
  numberEnds: '0142',
  preferred: 'Wednesday, December 30, 2:30 pm (Mountain Time)',
  tour: 'Wednesday, December 30, 12:30 pm (Mountain Time)',
  comes: { day: 'Wednesday, December 30', when: 'on Wednesday, December 30' },
  before: 'Wednesday, December 23, 12:30 pm (Mountain Time)',
  agreed: null,
  reference: 'ABC123',
  link: `https://www.evergrove-senior-living.example/tour-scheduled/${'x'.repeat(54)}`,
  card: null,
}

test.each(FAMILY_TEXTS)('T110: the text “%s” stays within two segments, whatever the names', (about) => {
  for (const given of [
    facts,
    { ...facts, place: facts.company },
    { ...facts, place: '日本', company: '日本' },
    { ...facts, place: 'X'.repeat(255), company: 'Y'.repeat(255), promise: 'Z'.repeat(500) },
  ]) {
    const text = familyText(about, given)
    expect(textSegments(text), text).toBeLessThanOrEqual(2)
    expect(text).toContain('Reply STOP to stop.')
    expect(text).not.toMatch(/[“”’–日żł]/)
    if (about !== 'missed-call') expect(text).toContain(facts.link)
    if (about === 'tour-moved') expect(text).toContain(facts.tour)
  }
})

test('T110: a text to staff stays within two segments', () => {
  const url = `https://www.evergrove-senior-living.example/admin/tour-requests/${'0'.repeat(36)}`
  const now = new Date('2026-11-23T17:32:10Z')
  for (const name of [LONG.names, 'X'.repeat(255)]) {
    for (const more of [{}, { minute: 8 }, { news: 'routed' }, { news: 'call-time' }]) {
      const text = composeAlertText(
        {
          source: 'quiz',
          callDueAt: new Date('2026-11-23T17:42:00Z'),
          community: { name, timeZone: 'America/Denver' },
          ...more,
        },
        { url, companyZone: 'America/Denver', now },
      )
      expect(textSegments(text), text).toBeLessThanOrEqual(2)
      expect(text).toContain(url)
    }
  }
})
