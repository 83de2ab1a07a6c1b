import type { Screen } from '@/lib/accounts/access/menu-place'

export const pageStatisticsScreen: Screen = {
  href: '/admin/page-statistics',
  label: 'Page statistics',
  group: 'Reports',
  icon: 'ChartColumn',
  area: 'advertising',
  dailyFor: ['analyst'],
  allCommunitiesOnly: true,
  synonyms: 'analytics traffic views visits conversion rate vitals',
}
