import type { SessionUser } from '@/lib/accounts/access/access'
import { allowedOn } from '@/lib/records/declare/permissions'
import { entities } from '@/lib/records/entities/registry'
import { capitalized, type MenuEntry, pagesFor } from '@/lib/records/store/menu'

export type CreateLink = Pick<MenuEntry, 'href' | 'label'>

/** Entries shown before a search: pages the person may open, and records they may create. */
export function paletteEntries(user: Pick<SessionUser, 'role' | 'mayPublish'>): {
  pages: MenuEntry[]
  createLinks: CreateLink[]
} {
  const pages = pagesFor(user).flatMap(({ entries }) => entries)
  const createLinks = entities.flatMap((entity) => {
    const { path, labels, menu, parent } = entity
    if (!menu || parent || !allowedOn(user, entity).create) return []
    return [{ href: `/admin/${path}/new`, label: `New ${labels.one}` }]
  })
  const account: MenuEntry = { href: '/admin/account', label: 'Your account', icon: 'UserCog' }
  return {
    pages: [...pages, account].map((page) => ({ ...page, label: capitalized(page.label) })),
    createLinks,
  }
}
