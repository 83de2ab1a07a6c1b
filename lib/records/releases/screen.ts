import type { Screen } from '@/lib/accounts/access/menu-place'

export const releasesScreen: Screen = {
  href: '/admin/releases',
  label: 'Releases',
  group: 'Pages',
  icon: 'Rocket',
  needsPublish: true,
  synonyms: 'publish together at once bundle launch schedule',
  help: [
    {
      question: 'How do I publish several changes together?',
      answer: 'Create a release, add the drafts to it, and publish it now or at a set time.',
      synonyms: 'bundle bulk launch',
    },
  ],
}
