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
      question: 'How do I restore a deleted item?',
      answer: 'Open Trash, find the item, and choose Restore. Its links are restored, too.',
      synonyms: 'undelete recover undo',
    },
  ],
}
