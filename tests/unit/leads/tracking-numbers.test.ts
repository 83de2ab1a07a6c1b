import { expect, test } from 'vitest'
import { matchingNumber } from '@/lib/leads/tracking-numbers/matching-number'
import { wayOfTouch } from '@/lib/leads/tracking-numbers/way-of-touch'

test('F11: a visit’s source comes from UTM fields, else the click id, else the referrer', () => {
  expect(wayOfTouch({ utmSource: 'Newsletter', utmCampaign: 'Spring Porch' })).toEqual({
    source: 'newsletter',
    medium: null,
    campaign: 'spring porch',
  })
  expect(wayOfTouch({ gclid: 'abc' })).toEqual({ source: 'google', medium: 'cpc', campaign: null })
  expect(wayOfTouch({ msclkid: 'abc', utmSource: 'bing', utmMedium: 'CPC' })).toMatchObject({ medium: 'cpc' })
  expect(wayOfTouch({ referrer: 'https://www.google.com/' })).toEqual({
    source: 'google',
    medium: 'organic',
    campaign: null,
  })
  expect(wayOfTouch({ referrer: 'https://www.aplace.example/denver' })).toMatchObject({
    source: 'aplace.example',
    medium: 'referral',
  })
  // A host resembling a search engine counts as an ordinary site.
  expect(wayOfTouch({ referrer: 'https://notgoogle.com/' })).toMatchObject({ medium: 'referral' })
  expect(wayOfTouch({ at: 1 })).toBeNull()
})

test('F11: the most specific matching number is shown, or none', () => {
  const number = (utmSource: string, utmMedium: string | null = null, utmCampaign: string | null = null) => ({
    utmSource,
    utmMedium,
    utmCampaign,
  })
  const [any, paid, spring] = [
    number('Google'),
    number('google', 'cpc'),
    number('google', null, 'Spring Porch'),
  ]
  const numbers = [any, paid, spring]
  const way = { source: 'google', medium: 'cpc', campaign: 'spring porch' }
  expect(matchingNumber(numbers, way)).toBe(spring)
  expect(matchingNumber(numbers, { ...way, campaign: 'fall' })).toBe(paid)
  expect(matchingNumber(numbers, { ...way, campaign: null, medium: 'organic' })).toBe(any)
  expect(matchingNumber(numbers, { ...way, source: 'bing' })).toBeNull()
})
