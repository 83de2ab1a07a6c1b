import type { Screen } from '@/lib/accounts/access/menu-place'

export const responseTimesScreen: Screen = {
  href: '/admin/response-times',
  label: 'Response times',
  group: 'Reports',
  icon: 'Timer',
  isFirst: true,
  area: 'leads',
  dailyFor: ['analyst'],
  hiddenFromLeadStaff: true,
  synonyms: 'speed first call minutes funnel statistics kpi',
}
