import type { Screen } from '@/lib/accounts/access/menu-place'

export const trashScreen: Screen = {
  href: '/admin/trash',
  label: 'Trash',
  group: 'Library',
  icon: 'Trash',
  needsDelete: true,
  synonyms: 'deleted restore recover undo bin',
  help: [
    {
      question: 'How do I restore something I deleted?',
      answer: 'Open Trash, find the item, and press Restore. Its links are restored, too.',
      synonyms: 'undelete recover undo',
    },
  ],
}
