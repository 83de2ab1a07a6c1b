import { defineEntity } from '@/lib/admin/define-entity'
import { dial, email, integer, longText, phone, slug, text, timeZone, url } from '@/lib/admin/fields'

export const siteSettings = defineEntity({
  name: 'siteSettings',
  table: 'site_settings',
  kind: 'single',
  title: 'companyName',
  labels: { one: 'site settings', many: 'site settings' },
  about: 'The company’s facts. Every page reads them, so a change shows everywhere at once.',
  menu: { section: 'Company', icon: 'settings' },
  groups: {
    Company: ['companyName', 'tagline', 'companyAddress', 'companyCity', 'companyState', 'companyZip'],
    Contact: ['companyPhoneDisplay', 'companyPhoneDial', 'companyEmail', 'supportEmail'],
    'Social media': ['facebookUrl', 'instagramUrl', 'linkedinUrl', 'twitterUrl'],
    'Promise and consent': ['afterHoursPromise', 'consentText', 'consentVersion', 'timeZone'],
    Addresses: ['productSlug'],
  },
  fields: {
    companyName: text({ required: 'Company name is required' }),
    tagline: text(),
    companyAddress: text({ label: 'Street' }),
    companyCity: text({ label: 'City' }),
    companyState: text({ exactly: 2, label: 'State', hint: 'Two letters, for example CO' }),
    companyZip: text({ max: 10, label: 'ZIP' }),
    companyPhoneDisplay: phone({ label: 'Phone as printed' }),
    companyPhoneDial: dial({ label: 'Phone as dialled' }),
    companyEmail: email(),
    supportEmail: email({ hint: 'Where requests go when no recipient is listed' }),
    facebookUrl: url({ web: true, label: 'Facebook address' }),
    instagramUrl: url({ web: true, label: 'Instagram address' }),
    linkedinUrl: url({ web: true, label: 'LinkedIn address' }),
    twitterUrl: url({ web: true, label: 'Twitter address' }),
    afterHoursPromise: longText({
      required: 'Promise is required',
      max: 500,
      label: 'Promise outside staffed hours',
      hint: 'Write {time} where the next staffed time belongs',
    }),
    consentText: longText({
      required: 'Consent text is required',
      max: 1_000,
      hint: 'Stands beside the form’s button and is kept with every request. New wording gets a new version number.',
    }),
    consentVersion: integer({ readOnly: true }),
    timeZone: timeZone({ required: 'Time zone is required' }),
    productSlug: slug({ label: 'Product', hint: 'The {product} of the page /why-{product}' }),
  },
})
