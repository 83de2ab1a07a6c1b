import type { Screen } from '@/lib/accounts/access/menu-place'

export const voiceScreen: Screen = {
  href: '/admin/voice',
  label: 'Phone calls',
  group: 'Settings',
  icon: 'Phone',
  area: 'accounts',
  synonyms: 'twilio dial ring forwarding recording voicemail',
}
