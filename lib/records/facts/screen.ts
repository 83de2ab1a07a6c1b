import type { Screen } from '@/lib/accounts/access/menu-place'

export const factsScreen: Screen = {
  href: '/admin/facts',
  label: 'Facts to check',
  group: 'Communities',
  icon: 'CalendarCheck',
  area: 'content',
  needsUpdate: true,
  synonyms: 'review outdated prices licenses confirm verify dates',
  help: [
    {
      question: 'How often are prices checked?',
      answer: 'Each price has a review date. Facts to check lists the prices that are due.',
      synonyms: 'outdated old price confirm',
    },
  ],
}
