import type { Screen } from '@/lib/accounts/access/menu-place'

export const duplicatesScreen: Screen = {
  href: '/admin/duplicates',
  label: 'Duplicate families',
  group: 'Desk',
  icon: 'Merge',
  area: 'leads',
  needsUpdate: true,
  synonyms: 'merge same family twice double dedupe',
}
