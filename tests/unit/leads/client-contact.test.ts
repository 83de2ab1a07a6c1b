import { expect, test } from 'vitest'
import { phoneOf } from '@/lib/browser/community'
import { FALLBACK_CONTACT } from '@/lib/browser/fallback-contact'
import { completeContact } from '@/lib/browser/site-settings'
import { FALLBACK } from '@/lib/platform/site'

const site = { display: '(303) 555-0140', dial: '+13035550140' }

test('missing settings come from the fallbacks', () => {
  expect(completeContact(undefined, FALLBACK_CONTACT)).toEqual(FALLBACK_CONTACT)
  expect(completeContact({ companyEmail: null, supportEmail: '' }, FALLBACK_CONTACT)).toEqual(
    FALLBACK_CONTACT,
  )
  expect(completeContact({ companyEmail: 'a@b.example' }, FALLBACK_CONTACT).companyEmail).toBe('a@b.example')
})

test('a phone without a dial form gets it from its displayed form, never from another number', () => {
  const contact = completeContact({ companyPhoneDisplay: '(719) 555-0199' }, FALLBACK_CONTACT)
  expect([contact.companyPhoneDisplay, contact.companyPhoneDial]).toEqual(['(719) 555-0199', '+17195550199'])
})

test("the community's number comes before the site's", () => {
  const community = { name: 'Juniper House', phoneDisplay: '(303) 555-0162', phoneDial: '+13035550162' }
  expect(phoneOf(community, site)).toEqual({ display: '(303) 555-0162', dial: '+13035550162' })
  expect(phoneOf({ ...community, phoneDial: null }, site).dial).toBe('+13035550162')
  expect(phoneOf({ ...community, phoneDisplay: null }, site)).toEqual(site)
  expect(phoneOf(undefined, site)).toEqual(site)
})

test('browser and server fall back to the same contact', () => {
  const { companyName: _, ...contact } = FALLBACK
  expect(FALLBACK_CONTACT).toEqual(contact)
})
