import type { SiteSettingsSeed } from '@/prisma/seed/data/shapes'

export const siteSettings: SiteSettingsSeed = {
  companyName: 'Evergrove Senior Living',
  companyPhoneDisplay: '(303) 555-0140',
  companyPhoneDial: '+13035550140',
  companyEmail: 'hello@evergrove.example',
  supportEmail: 'leads@evergrove.example',
  referralPhone: '(303) 555-0144',
  referralFax: '(303) 555-0145',
  companyAddress: '1400 Arapahoe Avenue',
  companyCity: 'Boulder',
  companyState: 'CO',
  companyZip: '80302',
  facebookUrl: 'https://facebook.evergrove.example/evergrove',
  instagramUrl: 'https://instagram.evergrove.example/evergrove',
  linkedinUrl: 'https://linkedin.evergrove.example/evergrove',
  twitterUrl: 'https://x.evergrove.example/evergrove',
  tagline: 'Senior living communities in Colorado, with their prices and their people.',
  productSlug: 'evergrove',
}
