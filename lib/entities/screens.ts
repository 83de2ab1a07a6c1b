import type { MenuSection } from '@/lib/admin/define-entity'
import type { EntityName } from '@/lib/admin/field'

/** A hand-made screen of the back office: work, and not a table. Its folder under app/admin wins over [entity]. */
export type Screen = {
  href: string
  label: string
  icon: string
  /** Where it stands in the menu; on top, above all sections, when not given. */
  section?: MenuSection
  /** Whoever may read this sees the entry. */
  entity?: EntityName
}

/** Every hand-made screen that the menu names. */
export const screens: readonly Screen[] = [
  { href: '/admin/tour-requests', label: 'Lead desk', icon: 'phone-incoming', entity: 'tourRequest' },
  { href: '/admin', label: 'Dashboard', icon: 'layout-dashboard' },
  { href: '/admin/hours', label: 'Staffed hours', icon: 'clock', section: 'Company', entity: 'staffedHours' },
  { href: '/admin/mail', label: 'Mail', icon: 'inbox', section: 'Company', entity: 'outboxItem' },
  { href: '/admin/users', label: 'People', icon: 'user-cog', section: 'Company', entity: 'user' },
]
