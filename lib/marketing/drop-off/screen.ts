import type { Screen } from '@/lib/accounts/access/menu-place'

export const dropOffScreen: Screen = {
  href: '/admin/drop-off',
  label: 'Form drop-off',
  group: 'Reports',
  icon: 'Funnel',
  area: 'advertising',
  dailyFor: ['analyst'],
  allCommunitiesOnly: true,
  synonyms: 'abandoned unfinished forms funnel steps quiz',
}
