import { defineEntity } from '@/lib/records/declare/define-entity'
import { boolean, integer, list, longText, select, text } from '@/lib/records/declare/fields'
import { groups } from '@/lib/records/declare/structures'

export const referralAgencies = defineEntity({
  name: 'referralAgency',
  table: 'referral_agencies',
  area: 'agencies',
  title: 'name',
  labels: { one: 'referral agency', many: 'referral agencies' },
  about: 'Agencies whose emails become requests automatically, with the terms of their claims on families.',
  menu: { group: 'Desk', icon: 'Handshake', synonyms: 'a place for mom caring agents' },
  list: {
    columns: ['name', 'senders', 'claimDays', 'objectionDays', 'active'],
    search: ['name'],
    filters: ['active'],
    sort: 'name',
  },
  groups: {
    Agency: ['name', 'senders', 'active'],
    Claims: ['claimDays', 'objectionDays', 'terms'],
    'Email rules': ['rules'],
  },
  fields: {
    name: text({ required: 'Name is required', max: 100, unique: true }),
    senders: list({
      label: 'Sender addresses',
      headings: ['Writes from'],
      max: 20,
      hint: 'Email addresses such as leads@agency.example, or a whole domain such as agency.example',
    }),
    active: boolean({ default: true, hint: 'If off, a colleague has to read its emails' }),
    claimDays: integer({
      min: 0,
      max: 3_650,
      default: 90,
      label: 'Days a claim is valid',
      headings: ['Days a claim counts'],
    }),
    objectionDays: integer({
      min: 0,
      max: 365,
      default: 5,
      label: 'Business days to object',
      hint: 'From the day of the email, for families you already knew',
    }),
    terms: longText({ max: 2_000, label: 'Fee and terms', hint: 'As stated in your contract' }),
    rules: groups(
      {
        label: text({
          required: 'Please enter the label from the email',
          max: 80,
          label: 'Label in the email',
        }),
        field: select(
          [
            'familyName',
            'phone',
            'email',
            'community',
            'residentName',
            'careType',
            'timeline',
            'budget',
            'notes',
          ],
          {
            required: 'Please choose the field',
            default: 'familyName',
            label: 'Saved in the field',
            labels: {
              familyName: 'Family name',
              phone: 'Contact phone',
              email: 'Contact email',
              community: 'Community',
              residentName: 'Who would move in',
              careType: 'Kind of care',
              timeline: 'Timeline',
              budget: 'Budget',
              notes: 'Notes, up to the next label',
            },
          },
        ),
      },
      {
        entry: 'label',
        label: 'Labels in the email',
        max: 40,
        hint: 'For example, “Phone:”. The text after it, or on the next line, is saved in the field.',
      },
    ),
  },
})
