import type { Screen } from '@/lib/accounts/access/menu-place'

export const documentsScreen: Screen = {
  href: '/admin/documents',
  label: 'Documents',
  group: 'Library',
  icon: 'FileCheck',
  area: 'content',
  synonyms: 'pdf accessibility tags alt text files brochure',
}
