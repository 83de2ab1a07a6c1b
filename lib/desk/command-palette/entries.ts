import type { SessionUser } from '@/lib/accounts/access/session-user'
import { allowedOn } from '@/lib/records/declare/permissions'
import { entities } from '@/lib/records/entities/registry'
import { capitalized, pagesFor } from '@/lib/records/store/menu'

export type PaletteEntry = { href: string; label: string; icon: string }

/** Entries shown before a search: pages the person may open, and records they may create. */
export function paletteEntries(user: Pick<SessionUser, 'role' | 'mayPublish'>): {
  pages: PaletteEntry[]
  createLinks: PaletteEntry[]
} {
  const pages = pagesFor(user).flatMap(({ entries }) => entries)
  const createLinks = entities.flatMap((entity) => {
    const { path, labels, menu, parent } = entity
    if (!menu || parent || !allowedOn(user, entity).create) return []
    return [{ href: `/admin/${path}/new`, label: `New ${labels.one}`, icon: menu.icon }]
  })
  const account = { href: '/admin/account', label: 'Your account', icon: 'user-cog' }
  return {
    pages: [...pages, account].map((page) => ({ ...page, label: capitalized(page.label) })),
    createLinks,
  }
}
