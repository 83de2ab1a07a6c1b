import type { Screen } from '@/lib/accounts/access/menu-place'

export const setupScreen: Screen = {
  href: '/admin/setup',
  label: 'Setup guide',
  group: 'Settings',
  icon: 'ListChecks',
  area: 'administration',
  synonyms: 'getting started first steps onboarding launch demo',
  actions: [{ label: 'Remove the demo', href: '/admin/setup/demo', synonyms: 'sample example data clean' }],
}
