import type { Screen } from '@/lib/accounts/access/menu-place'

export const oldAddressesScreen: Screen = {
  href: '/admin/old-addresses',
  label: 'Old URLs',
  group: 'Pages',
  icon: 'MapPinCheck',
  area: 'content',
  hiddenFromLeadStaff: true,
  synonyms: 'old addresses previous site migration redirects proof',
}
