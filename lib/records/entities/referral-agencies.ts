import { defineEntity } from '@/lib/records/declare/define-entity'
import { boolean, integer, list, longText, select, text } from '@/lib/records/declare/fields'
import { groups } from '@/lib/records/declare/structures'

export const referralAgencies = defineEntity({
  name: 'referralAgency',
  table: 'referral_agencies',
  area: 'agencies',
  title: 'name',
  labels: { one: 'referral agency', many: 'referral agencies' },
  about: 'Whose mails become requests by themselves, and what their claims on a family are worth.',
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
    'Its mails': ['rules'],
  },
  fields: {
    name: text({ required: 'Name is required', max: 100, unique: true }),
    senders: list({
      label: 'Writes from',
      max: 20,
      hint: 'Addresses such as leads@agency.example, or a whole domain such as agency.example',
    }),
    active: boolean({ default: true, hint: 'Switched off, its mails have to be read by one of you' }),
    claimDays: integer({ min: 0, max: 3_650, default: 90, label: 'Days a claim counts' }),
    objectionDays: integer({
      min: 0,
      max: 365,
      default: 5,
      label: 'Business days to object',
      hint: 'From the day of its mail, for families you knew first',
    }),
    terms: longText({ max: 2_000, label: 'Fee and terms', hint: 'As your contract says' }),
    rules: groups(
      {
        label: text({ required: 'Please enter the words of the mail', max: 80, label: 'Words in the mail' }),
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
            label: 'Become the field',
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
        label: 'Which words stand before what',
        max: 40,
        hint: 'Such as “Phone:”. What follows on that line, or on the next one, becomes the field',
      },
    ),
  },
})
