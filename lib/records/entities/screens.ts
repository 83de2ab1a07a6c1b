import type { MenuSection } from '@/lib/records/declare/define-entity'
import type { EntityName } from '@/lib/records/declare/field'

/** A hand-made screen of the back office: work, and not a table. Its folder under app/admin wins over [entity]. */
export type Screen = {
  href: string
  label: string
  icon: string
  /** Where it is used in the menu; on top, above all sections, when not given. */
  section?: MenuSection
  /** Whoever may read this sees the entry. */
  entity?: EntityName
  /** Only whoever may change that sees it. */
  forChanging?: boolean
  /** Only whoever may delete some kind of record sees it. */
  forDeleting?: boolean
  /** Whoever only works on leads does without it: they have calls to make. */
  besideTheDesk?: boolean
  /** Whoever is limited to communities does not see it. */
  ofAllCommunities?: boolean
  /** Only whoever publishes sees it. */
  forPublishing?: boolean
}

/** Every hand-made screen that the menu names. */
export const screens: readonly Screen[] = [
  { href: '/admin/tour-requests', label: 'Lead desk', icon: 'phone-incoming', entity: 'tourRequest' },
  { href: '/admin', label: 'Dashboard', icon: 'layout-dashboard' },
  {
    href: '/admin/response-times',
    label: 'Response times',
    icon: 'timer',
    entity: 'tourRequest',
    besideTheDesk: true,
  },
  {
    href: '/admin/duplicates',
    label: 'Duplicate families',
    icon: 'merge',
    section: 'Leads',
    entity: 'household',
    forChanging: true,
  },
  {
    href: '/admin/do-not-contact',
    label: 'Do not contact',
    icon: 'phone-off',
    section: 'Leads',
    entity: 'doNotContact',
  },
  { href: '/admin/releases', label: 'Releases', icon: 'rocket', forPublishing: true },
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
    ofAllCommunities: true,
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
    ofAllCommunities: true,
  },
  { href: '/admin/links', label: 'Broken links', icon: 'unlink', section: 'Pages', entity: 'redirect' },
  {
    href: '/admin/facts',
    label: 'Facts to check',
    icon: 'calendar-check',
    section: 'Communities',
    entity: 'community',
    forChanging: true,
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
    ofAllCommunities: true,
  },
  {
    href: '/admin/advertising',
    label: 'Conversions',
    icon: 'radio',
    section: 'Advertising',
    entity: 'conversionUpload',
  },
  { href: '/admin/trash', label: 'Trash', icon: 'trash', section: 'Company', forDeleting: true },
]
