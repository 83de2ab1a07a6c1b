import type { Screen } from '@/lib/accounts/access/menu-place'

export const adCostsScreen: Screen = {
  href: '/admin/ad-costs',
  label: 'What leads cost',
  group: 'Reports',
  icon: 'CircleDollarSign',
  area: 'advertising',
  dailyFor: ['analyst'],
  allCommunitiesOnly: true,
  synonyms: 'cost per lead spend budget roi campaign move-in',
}
