import type { Screen } from '@/lib/accounts/access/menu-place'

export const dashboardScreen: Screen = {
  href: '/admin',
  label: 'Dashboard',
  group: 'Desk',
  icon: 'LayoutDashboard',
  isFirst: true,
  synonyms: 'home start today overview',
}
