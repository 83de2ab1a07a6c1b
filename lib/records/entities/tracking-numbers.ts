import { defineEntity } from '@/lib/records/declare/define-entity'
import { belongsTo, boolean, dial, phone, text } from '@/lib/records/declare/fields'

export const trackingNumbers = defineEntity({
  name: 'trackingNumber',
  table: 'tracking_numbers',
  area: 'advertising',
  title: 'shownAs',
  about:
    'Numbers shown instead of the usual one to visitors from a certain campaign. Forward each number to the one that it replaces.',
  menu: { group: 'Ads', icon: 'PhoneForwarded', synonyms: 'call tracking phone numbers' },
  list: {
    columns: ['shownAs', 'communityId', 'utmSource', 'utmMedium', 'utmCampaign', 'active'],
    search: ['shownAs', 'number', 'utmSource', 'utmCampaign'],
    filters: ['communityId', 'utmSource', 'active'],
  },
  groups: {
    Number: ['shownAs', 'number', 'communityId', 'active'],
    'Shown to visitors from': ['utmSource', 'utmMedium', 'utmCampaign'],
  },
  fields: {
    shownAs: phone({
      required: 'Please enter the displayed number',
      label: 'Number (displayed)',
      headings: ['Number as printed'],
      hint: 'Use the format of the usual number, such as (212) 555-0199, to keep the page layout',
    }),
    number: dial({
      required: 'Please enter the number',
      label: 'Number (dialed)',
      headings: ['Number as dialed'],
      unique: true,
    }),
    communityId: belongsTo('community', {
      hint: 'Replaces the number of this community. Leave empty to replace the company’s number.',
    }),
    utmSource: text({
      required: 'Please enter the source',
      label: 'Source',
      hint: 'The utm_source of the campaign links, such as google. Ad clicks without one count as google, bing or facebook, with the medium cpc.',
    }),
    utmMedium: text({ label: 'Medium', hint: 'For example, cpc. Leave empty for any medium.' }),
    utmCampaign: text({
      label: 'Campaign',
      hint: 'The utm_campaign of the links. Leave empty for any campaign.',
    }),
    active: boolean({ default: true, hint: 'If off, the number is not shown' }),
  },
})
