import type { Screen } from '@/lib/accounts/access/menu-place'

export const connectionsScreen: Screen = {
  href: '/admin/connections',
  label: 'Connections',
  group: 'Settings',
  icon: 'Cable',
  // Who runs the advertising connects the ad accounts; administrators connect everything.
  area: 'advertising',
  needsUpdate: true,
  synonyms: 'smtp mail server twilio storage bucket vendor keys passwords',
  help: [
    {
      question: 'How do I connect a mail server?',
      answer: 'Open Connections, choose the mail server, enter its settings and press Test.',
      synonyms: 'smtp email sending',
    },
  ],
}
