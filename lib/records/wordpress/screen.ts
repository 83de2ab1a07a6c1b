import type { Screen } from '@/lib/accounts/access/menu-place'

export const wordpressScreen: Screen = {
  href: '/admin/wordpress',
  label: 'Move from WordPress',
  group: 'Settings',
  icon: 'PackageOpen',
  area: 'administration',
  needsUpdate: true,
  synonyms: 'import migrate old site export wxr',
}
