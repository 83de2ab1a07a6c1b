import type { Screen } from '@/lib/accounts/access/menu-place'

export const healthScreen: Screen = {
  href: '/admin/health',
  label: 'Health',
  group: 'Health',
  icon: 'HeartPulse',
  isFirst: true,
  area: 'administration',
  synonyms: 'status errors problems worker queue backup monitoring',
}
