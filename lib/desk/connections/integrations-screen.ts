import type { Screen } from '@/lib/accounts/access/menu-place'

export const integrationsScreen: Screen = {
  href: '/admin/integrations',
  label: 'Integrations',
  group: 'Settings',
  icon: 'Plug',
  area: 'agencies',
  synonyms: 'hubspot crm google meta lead forms index now',
}
