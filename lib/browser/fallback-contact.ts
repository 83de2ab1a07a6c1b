/** The fields read of GET /api/site-settings (specification section 7). */
export type SiteContact = {
  companyPhoneDisplay: string
  companyPhoneDial: string
  companyEmail: string
  supportEmail: string
}

/** Used when the settings do not answer or leave a field empty; the same as lib/platform/site.ts has for the server. */
export const FALLBACK_CONTACT: SiteContact = {
  companyPhoneDisplay: '(800) 555-0100',
  companyPhoneDial: '+18005550100',
  companyEmail: 'hello@porchlight.example',
  supportEmail: 'leads@porchlight.example',
}
