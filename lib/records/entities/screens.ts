import type { Area } from '@/lib/accounts/access/access'
import type { MenuPlace } from '@/lib/records/declare/define-entity'

/** A custom screen of the back office, not an entity's table. Its folder in app/admin wins over [entity]. */
type Screen = Pick<MenuPlace, 'icon' | 'dailyFor'> & {
  href: string
  label: string
  /** Above all sections when not given. */
  section?: MenuPlace['section']
  /** Visible to users who can read this area. */
  area?: Area
  needsUpdate?: boolean
  /** Only for users who can delete some kind of record. */
  needsDelete?: boolean
  /** Hidden from users who only work on leads: they have calls to make. */
  hiddenFromLeadStaff?: boolean
  /** Hidden from users limited to communities. */
  allCommunitiesOnly?: boolean
  needsPublish?: boolean
}

export const screens: readonly Screen[] = [
  {
    href: '/admin/tour-requests',
    label: 'Lead desk',
    icon: 'PhoneIncoming',
    area: 'leads',
    dailyFor: ['counselor', 'analyst'],
  },
  { href: '/admin', label: 'Dashboard', icon: 'LayoutDashboard' },
  {
    href: '/admin/response-times',
    label: 'Response times',
    icon: 'Timer',
    area: 'leads',
    dailyFor: ['analyst'],
    hiddenFromLeadStaff: true,
  },
  {
    href: '/admin/duplicates',
    label: 'Duplicate families',
    icon: 'Merge',
    section: 'Leads',
    area: 'leads',
    needsUpdate: true,
  },
  {
    href: '/admin/do-not-contact',
    label: 'Do not contact',
    icon: 'PhoneOff',
    section: 'Leads',
    area: 'leads',
  },
  { href: '/admin/releases', label: 'Releases', icon: 'Rocket', needsPublish: true },
  {
    href: '/admin/inspections',
    label: 'Inspections',
    icon: 'ClipboardCheck',
    section: 'Communities',
    area: 'content',
  },
  {
    href: '/admin/review-record',
    label: 'Review record',
    icon: 'Scale',
    section: 'Communities',
    area: 'reviews',
  },
  {
    href: '/admin/missing-pages',
    label: 'Missing pages',
    icon: 'MapPinOff',
    section: 'Pages',
    area: 'content',
  },
  {
    href: '/admin/old-addresses',
    label: 'Old addresses',
    icon: 'MapPinCheck',
    section: 'Pages',
    area: 'content',
    hiddenFromLeadStaff: true,
  },
  {
    href: '/admin/wordpress',
    label: 'Move from WordPress',
    icon: 'PackageOpen',
    section: 'Pages',
    area: 'administration',
    needsUpdate: true,
  },
  {
    href: '/admin/page-statistics',
    label: 'Page statistics',
    icon: 'ChartColumn',
    section: 'Pages',
    area: 'advertising',
    dailyFor: ['analyst'],
    allCommunitiesOnly: true,
  },
  {
    href: '/admin/page-uniqueness',
    label: 'Page uniqueness',
    icon: 'CopyCheck',
    section: 'Pages',
    area: 'content',
    dailyFor: ['analyst'],
  },
  {
    href: '/admin/drop-off',
    label: 'Form drop-off',
    icon: 'Funnel',
    section: 'Pages',
    area: 'advertising',
    dailyFor: ['analyst'],
    allCommunitiesOnly: true,
  },
  { href: '/admin/documents', label: 'Documents', icon: 'FileCheck', section: 'Library', area: 'content' },
  { href: '/admin/links', label: 'Broken links', icon: 'Unlink', section: 'Pages', area: 'content' },
  {
    href: '/admin/facts',
    label: 'Facts to check',
    icon: 'CalendarCheck',
    section: 'Communities',
    area: 'content',
    needsUpdate: true,
  },
  {
    href: '/admin/tour-times',
    label: 'Tour times',
    icon: 'CalendarClock',
    section: 'Communities',
    area: 'company',
  },
  { href: '/admin/hours', label: 'Staffed hours', icon: 'Clock', section: 'Company', area: 'company' },
  { href: '/admin/mail', label: 'Mail', icon: 'Inbox', section: 'Company', area: 'leads' },
  {
    href: '/admin/personal-data',
    label: 'Personal data',
    icon: 'FingerprintPattern',
    section: 'Company',
    area: 'persons',
  },
  { href: '/admin/partners', label: 'Partners', icon: 'Handshake', section: 'Company', area: 'accounts' },
  { href: '/admin/api-keys', label: 'API keys', icon: 'KeyRound', section: 'Company', area: 'accounts' },
  { href: '/admin/webhooks', label: 'Webhooks', icon: 'Webhook', section: 'Company', area: 'accounts' },
  { href: '/admin/integrations', label: 'Integrations', icon: 'Plug', section: 'Company', area: 'agencies' },
  {
    href: '/admin/connections',
    label: 'Connections',
    icon: 'Cable',
    section: 'Company',
    // Who runs the advertising connects the ad accounts; administrators connect everything.
    area: 'advertising',
    needsUpdate: true,
  },
  { href: '/admin/users', label: 'People', icon: 'UserCog', section: 'Company', area: 'accounts' },
  { href: '/admin/activity', label: 'Activity', icon: 'ScrollText', section: 'Company', area: 'history' },
  {
    href: '/admin/setup',
    label: 'Setup guide',
    icon: 'ListChecks',
    section: 'Company',
    area: 'administration',
  },
  { href: '/admin/health', label: 'Health', icon: 'HeartPulse', section: 'Company', area: 'administration' },
  {
    href: '/admin/ad-costs',
    label: 'Campaigns and move-ins',
    icon: 'ChartColumn',
    section: 'Advertising',
    area: 'advertising',
    dailyFor: ['analyst'],
    allCommunitiesOnly: true,
  },
  {
    href: '/admin/advertising',
    label: 'Conversions',
    icon: 'Radio',
    section: 'Advertising',
    area: 'advertising',
  },
  { href: '/admin/trash', label: 'Trash', icon: 'Trash', section: 'Company', needsDelete: true },
]
