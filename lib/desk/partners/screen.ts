import type { Screen } from '@/lib/accounts/access/menu-place'

export const partnersScreen: Screen = {
  href: '/admin/partners',
  label: 'Partners',
  group: 'Settings',
  icon: 'Handshake',
  area: 'accounts',
  synonyms: 'api lead providers companies programs',
  actions: [{ label: 'Add a partner', href: '/admin/partners/new', synonyms: 'new program company' }],
}
