import type { Screen } from '@/lib/accounts/access/menu-place'

export const apiKeysScreen: Screen = {
  href: '/admin/api-keys',
  label: 'API keys',
  group: 'Settings',
  icon: 'KeyRound',
  area: 'accounts',
  synonyms: 'token secret developer integration access',
  actions: [
    { label: 'Create an API key', href: '/admin/api-keys/new', synonyms: 'token new' },
    {
      label: 'Read the API documentation',
      href: '/admin/api',
      synonyms: 'developers documentation endpoints',
    },
  ],
}
