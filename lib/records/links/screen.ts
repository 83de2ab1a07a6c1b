import type { Screen } from '@/lib/accounts/access/menu-place'

export const linksScreen: Screen = {
  href: '/admin/links',
  label: 'Broken links',
  group: 'Pages',
  icon: 'Unlink',
  area: 'content',
  synonyms: 'dead links 404 check',
}
