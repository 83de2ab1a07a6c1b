import type { Screen } from '@/lib/accounts/access/menu-place'

export const tourTimesScreen: Screen = {
  href: '/admin/tour-times',
  label: 'Tour times',
  group: 'Communities',
  icon: 'CalendarClock',
  area: 'company',
  synonyms: 'calendar slots appointments availability schedule',
  help: [
    {
      question: 'How do I close a day for tours?',
      answer: 'Open Tour times, choose the community and add the day under closed days.',
      synonyms: 'holiday vacation block calendar',
    },
  ],
}
