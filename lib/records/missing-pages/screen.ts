import type { Screen } from '@/lib/accounts/access/menu-place'

export const missingPagesScreen: Screen = {
  href: '/admin/missing-pages',
  label: 'Missing pages',
  group: 'Pages',
  icon: 'MapPinOff',
  area: 'content',
  synonyms: '404 not found broken address redirect',
}
