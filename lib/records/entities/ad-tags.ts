import { defineEntity } from '@/lib/records/declare/define-entity'
import { text } from '@/lib/records/declare/fields'

const GOOGLE_TAG = String.raw`(?:G-[A-Z0-9]{6,14}|GT-[A-Z0-9]{5,14}|AW-\d{7,14})`

export const adTags = defineEntity({
  name: 'adTags',
  table: 'ad_tags',
  area: 'advertising',
  kind: 'single',
  title: 'googleTagIds',
  labels: { one: 'ad tags', many: 'ad tags' },
  about: 'Tags of ad platforms on the site. If all fields are empty, the site loads no third-party scripts.',
  menu: {
    group: 'Ads',
    icon: 'Tags',
    synonyms: 'google analytics tag manager pixel facebook gtm tracking code',
  },
  groups: {
    Google: ['googleTagIds', 'googleConversion'],
    Meta: ['metaPixelId'],
    'Microsoft Advertising': ['microsoftTagId'],
  },
  fields: {
    googleTagIds: text({
      label: 'Google tag',
      hint: 'IDs that begin with G-, GT- or AW-, separated by spaces. Google receives page visits, ad clicks, and the value, hashed email and hashed phone number of each request.',
      shape: {
        pattern: new RegExp(`^${GOOGLE_TAG}(?: +${GOOGLE_TAG}){0,4}$`),
        words: 'Please enter IDs such as G-AB12CD34EF or AW-123456789, separated by spaces',
      },
    }),
    googleConversion: text({
      label: 'Google conversion for requests',
      hint: 'For example, AW-123456789/AbC-D_efG. Needed only if the tag should count requests: the server also reports them without it.',
      shape: {
        pattern: /^AW-\d{7,14}\/[\w-]{5,40}$/,
        words: 'Please enter the ID and the label separated by a slash, such as AW-123456789/AbC-D_efG',
      },
    }),
    metaPixelId: text({
      label: 'Meta pixel',
      hint: 'The data source ID from Events Manager. Meta receives page visits, ad clicks and an event for each request.',
      shape: { pattern: /^\d{8,20}$/, words: 'Please enter only the number, such as 1234567890123456' },
    }),
    microsoftTagId: text({
      label: 'Microsoft UET tag',
      hint: 'The tag ID under Conversions → UET tag. Microsoft receives page visits, ad clicks and an event for each request.',
      shape: { pattern: /^\d{6,12}$/, words: 'Please enter only the number, such as 187654321' },
    }),
  },
})
