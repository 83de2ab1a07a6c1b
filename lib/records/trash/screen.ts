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
      question: 'How do I get a deleted record back?',
      answer: 'Open Trash, find the record, and press Restore. What it was linked to returns with it.',
      synonyms: 'undelete recover undo',
    },
  ],
}
