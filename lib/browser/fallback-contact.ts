export type SiteContact = {
  companyPhoneDisplay: string
  companyPhoneDial: string
  companyEmail: string
  supportEmail: string
}

/** Used for settings that are missing or cannot be loaded; keep equal to lib/platform/site.ts. */
export const FALLBACK_CONTACT: SiteContact = {
  companyPhoneDisplay: '(800) 555-0100',
  companyPhoneDial: '+18005550100',
  companyEmail: 'hello@porchlight.example',
  supportEmail: 'leads@porchlight.example',
}
