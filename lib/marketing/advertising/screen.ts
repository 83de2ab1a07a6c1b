import type { Screen } from '@/lib/accounts/access/menu-place'

export const advertisingScreen: Screen = {
  href: '/admin/advertising',
  label: 'Conversions',
  group: 'Ads',
  icon: 'Radio',
  area: 'advertising',
  synonyms: 'google meta facebook uploads offline conversion tracking',
}
