import type { Entity, MenuSection } from '@/lib/admin/define-entity'
import { can } from '@/lib/auth/access'
import type { SessionUser } from '@/lib/auth/session-user'
import { entities } from '@/lib/entities/registry'
import { screens } from '@/lib/entities/screens'

export type MenuEntry = { href: string; label: string; icon: string }
export type MenuGroup = { title: MenuSection | null; entries: MenuEntry[] }

const SECTIONS: readonly MenuSection[] = [
  'Communities',
  'Stories',
  'Pages',
  'Library',
  'Leads',
  'Company',
  'Advertising',
]

/** The menu of a person: what their role may read, hand-made screens first in each section. */
export function menuFor(user: Pick<SessionUser, 'role'>): MenuGroup[] {
  const groups = [null, ...SECTIONS].map((title) => ({ title, entries: entriesOf(user, title) }))
  return groups.filter(({ entries }) => entries.length > 0)
}

function entriesOf(user: Pick<SessionUser, 'role'>, title: MenuSection | null): MenuEntry[] {
  const made = screens.filter((screen) => (screen.section ?? null) === title)
  const own = made.filter(({ entity }) => !entity || can(user, 'read', entity))
  const declared = entities.filter(
    (entity) => entity.menu?.section === title && can(user, 'read', entity.name),
  )
  return [
    ...own.map(({ href, label, icon }) => ({ href, label, icon })),
    ...(title === null ? [] : declared.flatMap(entryOf)),
  ]
}

function entryOf({ path, labels, menu }: Entity): MenuEntry[] {
  return menu ? [{ href: `/admin/${path}`, label: capitalised(labels.many), icon: menu.icon }] : []
}

/** 'team members' → 'Team members'. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
