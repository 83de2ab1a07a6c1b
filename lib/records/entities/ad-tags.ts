import { defineEntity } from '@/lib/records/declare/define-entity'
import { text } from '@/lib/records/declare/fields'

const GOOGLE_TAG = String.raw`(?:G-[A-Z0-9]{6,14}|GT-[A-Z0-9]{5,14}|AW-\d{7,14})`

export const adTags = defineEntity({
  name: 'adTags',
  table: 'ad_tags',
  area: 'advertising',
  kind: 'single',
  title: 'googleTagIds',
  labels: { one: 'tags', many: 'tags' },
  about: 'Scripts of ad platforms on the site. Where all are empty the site loads nothing of anybody.',
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
      hint: 'Begins with G-, GT- or AW-; several with a space between them. Google learns of visits, their click, and of each request its value and hashed email and phone.',
      shape: {
        pattern: new RegExp(`^${GOOGLE_TAG}(?: +${GOOGLE_TAG}){0,4}$`),
        words: 'Please enter ids such as G-AB12CD34EF or AW-123456789, with a space between two',
      },
    }),
    googleConversion: text({
      label: 'Google conversion of a request',
      hint: 'Such as AW-123456789/AbC-D_efG. Only if the tag is to count requests; the server tells Google of them without it.',
      shape: {
        pattern: /^AW-\d{7,14}\/[\w-]{5,40}$/,
        words: 'Please enter the id and the label with a slash between them, such as AW-123456789/AbC-D_efG',
      },
    }),
    metaPixelId: text({
      label: 'Meta pixel',
      hint: 'The number of the data source, as in the Events Manager. Meta learns of visits, their click, and that a request was sent.',
      shape: { pattern: /^\d{8,20}$/, words: 'Please enter the number alone, such as 1234567890123456' },
    }),
    microsoftTagId: text({
      label: 'Microsoft UET tag',
      hint: 'The number under Conversions → UET tag. Microsoft learns of visits, their click, and that a request was sent.',
      shape: { pattern: /^\d{6,12}$/, words: 'Please enter the number alone, such as 187654321' },
    }),
  },
})
