import type { Screen } from '@/lib/accounts/access/menu-place'

export const hoursScreen: Screen = {
  href: '/admin/hours',
  label: 'Staffed hours',
  group: 'Settings',
  icon: 'Clock',
  area: 'company',
  synonyms: 'opening hours open closed office hours holiday phone time',
  help: [
    {
      question: 'How do I enter a holiday?',
      answer:
        'Open Staffed hours and add the day under special days. A lead’s clock does not run while the phones are closed.',
      synonyms: 'closed christmas thanksgiving',
    },
  ],
}
