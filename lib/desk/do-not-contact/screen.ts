import type { Screen } from '@/lib/accounts/access/menu-place'

export const doNotContactScreen: Screen = {
  href: '/admin/do-not-contact',
  label: 'Do not contact',
  group: 'Desk',
  icon: 'PhoneOff',
  area: 'leads',
  synonyms: 'opt out stop unsubscribe refused blocked dnc',
  help: [
    {
      question: 'What happens when a family asks us not to call?',
      answer:
        'Open the family and record it under Do not contact. Calls, texts and emails to that number and address stop.',
      synonyms: 'opt out stop refusal',
    },
  ],
}
