import { defineEntity } from '@/lib/records/declare/define-entity'
import { belongsTo, boolean, dial, phone, text } from '@/lib/records/declare/fields'

export const trackingNumbers = defineEntity({
  name: 'trackingNumber',
  table: 'tracking_numbers',
  area: 'advertising',
  title: 'shownAs',
  about:
    'Numbers that visitors see in place of the usual one when a certain way brought them. Have each forwarded to the number it stands for.',
  menu: { group: 'Ads', icon: 'PhoneForwarded', synonyms: 'call tracking phone numbers' },
  list: {
    columns: ['shownAs', 'communityId', 'utmSource', 'utmMedium', 'utmCampaign', 'active'],
    search: ['shownAs', 'number', 'utmSource', 'utmCampaign'],
    filters: ['communityId', 'utmSource', 'active'],
  },
  groups: {
    Number: ['shownAs', 'number', 'communityId', 'active'],
    'Whom it is shown to': ['utmSource', 'utmMedium', 'utmCampaign'],
  },
  fields: {
    shownAs: phone({
      required: 'Please enter the number as it is printed',
      label: 'Number as printed',
      hint: 'Write it like the usual number, so that nothing moves on the page: (212) 555-0199',
    }),
    number: dial({ required: 'Please enter the number', label: 'Number as dialed', unique: true }),
    communityId: belongsTo('community', {
      hint: 'Stands for the number of this community; without one, for the company’s',
    }),
    utmSource: text({
      required: 'Please enter the source',
      label: 'Source',
      hint: 'As in the links of the campaign (utm_source), such as google. Clicks on ads without such words count as google, bing or facebook, with the medium cpc.',
    }),
    utmMedium: text({ label: 'Medium', hint: 'Such as cpc. Empty: any' }),
    utmCampaign: text({ label: 'Campaign', hint: 'As in utm_campaign. Empty: any' }),
    active: boolean({ default: true, hint: 'Switched off, it is shown to nobody' }),
  },
})
