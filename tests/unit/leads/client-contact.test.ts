import { expect, test } from 'vitest'
import { phoneOf } from '@/lib/browser/community'
import { completeContact } from '@/lib/browser/site-settings'

const site = { display: '(303) 555-0140', dial: '+13035550140' }
const NOTHING = { companyPhoneDisplay: '', companyPhoneDial: '', companyEmail: '', supportEmail: '' }
const KNOWN = {
  companyPhoneDisplay: site.display,
  companyPhoneDial: site.dial,
  companyEmail: 'hello@example.com',
  supportEmail: 'leads@example.com',
}

test('missing settings are those the page was drawn with, and nothing is invented', () => {
  expect(completeContact(undefined, KNOWN)).toEqual(KNOWN)
  expect(completeContact({ companyEmail: null, supportEmail: '' }, KNOWN)).toEqual(KNOWN)
  expect(completeContact({ companyEmail: 'a@b.example' }, KNOWN).companyEmail).toBe('a@b.example')
  expect(completeContact(undefined, NOTHING)).toEqual(NOTHING)
})

test('a phone without a dial form gets it from its displayed form, never from another number', () => {
  const contact = completeContact({ companyPhoneDisplay: '(719) 555-0199' }, KNOWN)
  expect([contact.companyPhoneDisplay, contact.companyPhoneDial]).toEqual(['(719) 555-0199', '+17195550199'])
})

test("the community's number comes before the site's", () => {
  const community = { name: 'Juniper House', phoneDisplay: '(303) 555-0162', phoneDial: '+13035550162' }
  expect(phoneOf(community, site)).toEqual({ display: '(303) 555-0162', dial: '+13035550162' })
  expect(phoneOf({ ...community, phoneDial: null }, site).dial).toBe('+13035550162')
  expect(phoneOf({ ...community, phoneDisplay: null }, site)).toEqual(site)
  expect(phoneOf(undefined, site)).toEqual(site)
})
