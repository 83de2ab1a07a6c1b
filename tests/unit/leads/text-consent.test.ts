import { expect, test } from 'vitest'
import { textConsentGiven } from '@/lib/leads/tour-requests/text-consent'

const ours = { offered: { wording: 'Text me', version: 3 }, isPartner: false }
const partner = { ...ours, isPartner: true }

test.each([true, 'true', 'on'])(
  'B9: a ticked box (%s) is consent to the wording next to it',
  (textConsent) => {
    expect(textConsentGiven({ textConsent, consentVersion: 3 }, ours)).toEqual({
      wording: 'Text me',
      version: 3,
    })
  },
)

test.each([false, undefined, null, '', 'false', 'no', 7])('B9: %s is no consent', (textConsent) => {
  expect(textConsentGiven({ textConsent, consentVersion: 3 }, ours)).toBeNull()
})

test('B9: without a box there is no consent; a page opened before an edit reports the wording it showed', () => {
  const none = { ...ours, offered: { wording: null, version: 3 } }
  expect(textConsentGiven({ textConsent: true, consentVersion: 3 }, none)).toBeNull()
  expect(textConsentGiven({ textConsent: true, consentVersion: null }, none)).toBeNull()
  expect(textConsentGiven({ textConsent: true, consentVersion: 2 }, none)).toEqual({
    wording: null,
    version: 2,
  })
})

test('B9: a partner’s family consents only by the wording that the partner sends', () => {
  expect(textConsentGiven({ textConsent: true, consentVersion: 3 }, partner)).toBeNull()
  const sent = { textConsentWording: ' Yes, text me ', consentVersion: null }
  expect(textConsentGiven(sent, partner)).toEqual({ wording: 'Yes, text me', version: null })
  expect(textConsentGiven(sent, ours)).toBeNull()
})
