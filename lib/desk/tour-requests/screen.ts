import type { Screen } from '@/lib/accounts/access/menu-place'

export const deskScreen: Screen = {
  href: '/admin/tour-requests',
  label: 'Lead desk',
  group: 'Desk',
  icon: 'PhoneIncoming',
  isFirst: true,
  area: 'leads',
  dailyFor: ['counselor', 'analyst'],
  synonyms: 'families requests tours calls inbox queue pipeline inquiries prospects',
  actions: [
    {
      label: 'Log a call or visit',
      href: '/admin/tour-requests/new',
      synonyms: 'walk in new lead family enter inquiry',
    },
    {
      label: 'Open the board',
      href: '/admin/tour-requests/board',
      synonyms: 'pipeline kanban columns status',
    },
    {
      label: 'Import calls from a file',
      href: '/admin/tour-requests/calls',
      synonyms: 'call log upload csv',
    },
  ],
  help: [
    {
      question: 'How do I stop the clock of a lead?',
      answer: 'Log how the call went. Only a logged call, text or email stops the clock.',
      synonyms: 'timer late minutes',
    },
    {
      question: 'How do I move a family to another colleague?',
      answer: 'Open the family and choose another owner. The change is saved right away.',
      synonyms: 'assign reassign handover owner',
    },
  ],
}
