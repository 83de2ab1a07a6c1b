import type { MenuSection } from '@/lib/records/declare/define-entity'
import type { EntityName } from '@/lib/records/declare/field'

/** A custom screen of the back office, not an entity's table. Its folder in app/admin wins over [entity]. */
type Screen = {
  href: string
  label: string
  icon: string
  /** The menu section; above all sections when not given. */
  section?: MenuSection
  /** Visible to users who can read this entity. */
  entity?: EntityName
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
  { href: '/admin/tour-requests', label: 'Lead desk', icon: 'phone-incoming', entity: 'tourRequest' },
  { href: '/admin', label: 'Dashboard', icon: 'layout-dashboard' },
  {
    href: '/admin/response-times',
    label: 'Response times',
    icon: 'timer',
    entity: 'tourRequest',
    hiddenFromLeadStaff: true,
  },
  {
    href: '/admin/duplicates',
    label: 'Duplicate families',
    icon: 'merge',
    section: 'Leads',
    entity: 'household',
    needsUpdate: true,
  },
  {
    href: '/admin/do-not-contact',
    label: 'Do not contact',
    icon: 'phone-off',
    section: 'Leads',
    entity: 'doNotContact',
  },
  { href: '/admin/releases', label: 'Releases', icon: 'rocket', needsPublish: true },
  {
    href: '/admin/missing-pages',
    label: 'Missing pages',
    icon: 'map-pin-off',
    section: 'Pages',
    entity: 'redirect',
  },
  {
    href: '/admin/page-statistics',
    label: 'Page statistics',
    icon: 'chart-column',
    section: 'Pages',
    entity: 'campaign',
    allCommunitiesOnly: true,
  },
  {
    href: '/admin/page-uniqueness',
    label: 'Page uniqueness',
    icon: 'copy-check',
    section: 'Pages',
    entity: 'landingPageTemplate',
  },
  {
    href: '/admin/drop-off',
    label: 'Form drop-off',
    icon: 'filter',
    section: 'Pages',
    entity: 'campaign',
    allCommunitiesOnly: true,
  },
  { href: '/admin/links', label: 'Broken links', icon: 'unlink', section: 'Pages', entity: 'redirect' },
  {
    href: '/admin/facts',
    label: 'Facts to check',
    icon: 'calendar-check',
    section: 'Communities',
    entity: 'community',
    needsUpdate: true,
  },
  {
    href: '/admin/tour-times',
    label: 'Tour times',
    icon: 'calendar-clock',
    section: 'Communities',
    entity: 'tourCalendar',
  },
  { href: '/admin/hours', label: 'Staffed hours', icon: 'clock', section: 'Company', entity: 'staffedHours' },
  { href: '/admin/mail', label: 'Mail', icon: 'inbox', section: 'Company', entity: 'outboxItem' },
  {
    href: '/admin/personal-data',
    label: 'Personal data',
    icon: 'fingerprint',
    section: 'Company',
    entity: 'retentionPeriod',
  },
  { href: '/admin/api-keys', label: 'API keys', icon: 'key-round', section: 'Company', entity: 'apiKey' },
  {
    href: '/admin/webhooks',
    label: 'Webhooks',
    icon: 'webhook',
    section: 'Company',
    entity: 'webhookEndpoint',
  },
  {
    href: '/admin/integrations',
    label: 'Integrations',
    icon: 'plug',
    section: 'Company',
    entity: 'leadFormDelivery',
  },
  { href: '/admin/users', label: 'People', icon: 'user-cog', section: 'Company', entity: 'user' },
  {
    href: '/admin/activity',
    label: 'Activity',
    icon: 'scroll-text',
    section: 'Company',
    entity: 'auditEntry',
  },
  { href: '/admin/health', label: 'Health', icon: 'heart-pulse', section: 'Company', entity: 'healthSign' },
  {
    href: '/admin/ad-costs',
    label: 'What leads cost',
    icon: 'chart-column',
    section: 'Advertising',
    entity: 'campaign',
    allCommunitiesOnly: true,
  },
  {
    href: '/admin/advertising',
    label: 'Conversions',
    icon: 'radio',
    section: 'Advertising',
    entity: 'conversionUpload',
  },
  { href: '/admin/trash', label: 'Trash', icon: 'trash', section: 'Company', needsDelete: true },
]
