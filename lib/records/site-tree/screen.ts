import type { Screen } from '@/lib/accounts/access/menu-place'

export const siteTreeScreen: Screen = {
  href: '/admin/site',
  label: 'Pages',
  group: 'Pages',
  icon: 'Network',
  isFirst: true,
  area: 'content',
  synonyms: 'site map tree structure all pages overview search data',
  actions: [
    { label: 'Add an informational page', href: '/admin/pages/new', synonyms: 'new page about text' },
    { label: 'Add a landing page', href: '/admin/landing-page-templates/new', synonyms: 'new ad page city' },
  ],
  help: [
    {
      question: 'How do I change the title that search engines show?',
      answer: 'Open Pages, find the page and follow the link under Search data.',
      synonyms: 'seo google description meta',
    },
  ],
}
