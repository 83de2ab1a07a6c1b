import type { Screen } from '@/lib/accounts/access/menu-place'

export const webhooksScreen: Screen = {
  href: '/admin/webhooks',
  label: 'Webhooks',
  group: 'Settings',
  icon: 'Webhook',
  area: 'accounts',
  synonyms: 'push events zapier notify endpoint',
  actions: [{ label: 'Add a webhook', href: '/admin/webhooks/new', synonyms: 'endpoint new zapier' }],
}
