import type { Screen } from '@/lib/accounts/access/menu-place'

export const pageUniquenessScreen: Screen = {
  href: '/admin/page-uniqueness',
  label: 'Page uniqueness',
  group: 'Pages',
  icon: 'CopyCheck',
  area: 'content',
  dailyFor: ['analyst'],
  synonyms: 'duplicate content similar same text seo',
}
