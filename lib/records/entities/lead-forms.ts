import { LEAD_FORM_PLATFORMS } from '@/lib/platform/ad-platforms/ad-platforms'
import { defineEntity } from '@/lib/records/declare/define-entity'
import { belongsTo, longText, select, text } from '@/lib/records/declare/fields'

export const leadForms = defineEntity({
  name: 'leadForm',
  table: 'lead_forms',
  area: 'agencies',
  title: 'name',
  labels: { one: 'lead form', many: 'lead forms' },
  about:
    'Lead forms of Google and Meta ads. A form is added automatically with its first lead: choose the community that it is for.',
  menu: { group: 'Ads', icon: 'Megaphone' },
  list: {
    columns: ['name', 'platform', 'formId', 'communityId'],
    search: ['name', 'formId'],
    filters: ['platform', 'communityId'],
    sort: 'name',
  },
  fields: {
    name: text({ required: 'Name is required', max: 120 }),
    platform: select(
      LEAD_FORM_PLATFORMS.map(({ id }) => id),
      {
        required: 'Please choose where the ad runs',
        default: 'meta',
        labels: Object.fromEntries(LEAD_FORM_PLATFORMS.map(({ id, leadForms }) => [id, leadForms.name])),
      },
    ),
    formId: text({
      required: 'Please enter the form ID',
      label: 'Form ID',
      max: 64,
      unique: true,
      hint: 'As the platform shows it',
    }),
    communityId: belongsTo('community', {
      hint: 'Leads are for this community, unless an answer on the form names another',
    }),
    consentWording: longText({
      label: 'Consent wording',
      headings: ['What the family agrees to'],
      max: 2_000,
      hint: 'The form’s wording about being called. Saved with each lead as evidence.',
    }),
  },
})
