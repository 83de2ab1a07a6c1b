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
      question: 'What if a family asks not to be called?',
      answer:
        'Open the family and choose Do not contact. Calls, texts and emails to that phone number and email address stop.',
      synonyms: 'opt out stop refusal',
    },
  ],
}
