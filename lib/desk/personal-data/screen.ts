import type { Screen } from '@/lib/accounts/access/menu-place'

export const personalDataScreen: Screen = {
  href: '/admin/personal-data',
  label: 'Personal data',
  group: 'Desk',
  icon: 'FingerprintPattern',
  area: 'persons',
  synonyms: 'privacy request erase delete export gdpr ccpa retention',
  help: [
    {
      question: 'How do I erase a person’s data?',
      answer: 'Open Personal data, search for the number or email address, review the data and erase it.',
      synonyms: 'privacy delete forget gdpr',
    },
  ],
}
