import type { Screen } from '@/lib/accounts/access/menu-place'

export const activityScreen: Screen = {
  href: '/admin/activity',
  label: 'Activity',
  group: 'People',
  icon: 'ScrollText',
  area: 'history',
  synonyms: 'log audit history changes who did what',
}
