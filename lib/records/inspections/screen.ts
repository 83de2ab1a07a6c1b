import type { Screen } from '@/lib/accounts/access/menu-place'

export const inspectionsScreen: Screen = {
  href: '/admin/inspections',
  label: 'Inspections',
  group: 'Communities',
  icon: 'ClipboardCheck',
  area: 'content',
  synonyms: 'survey cms deficiencies state health department',
}
