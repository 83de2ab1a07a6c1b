import type { Screen } from '@/lib/accounts/access/menu-place'

export const adCostsScreen: Screen = {
  href: '/admin/ad-costs',
  label: 'Campaigns and move-ins',
  group: 'Reports',
  icon: 'CircleDollarSign',
  area: 'advertising',
  dailyFor: ['analyst'],
  allCommunitiesOnly: true,
  synonyms: 'what leads cost per lead spend budget roi campaign move-in',
}
