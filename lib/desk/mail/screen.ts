import type { Screen } from '@/lib/accounts/access/menu-place'

export const mailScreen: Screen = {
  href: '/admin/mail',
  label: 'Mail',
  group: 'Desk',
  icon: 'Inbox',
  area: 'leads',
  synonyms: 'email sent outbox alerts delivery bounced failed',
  help: [
    {
      question: 'Why did an alert not arrive?',
      answer:
        'Open Mail. Each email shows whether the mail server accepted it, and a failed one can be sent again.',
      synonyms: 'email missing not received bounced',
    },
  ],
}
