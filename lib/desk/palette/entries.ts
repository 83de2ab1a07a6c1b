import type { SessionUser } from '@/lib/accounts/access/session-user'
import { allowedOn } from '@/lib/records/declare/permissions'
import { entities } from '@/lib/records/entities/registry'
import { capitalized, pagesFor } from '@/lib/records/store/menu'

/** A page of the back office, or a new record, as the palette offers it. */
export type PaletteEntry = { href: string; label: string; icon: string }

/** What the palette offers without a search: every page they may open, and what the person may make. */
export function paletteEntries(user: Pick<SessionUser, 'role' | 'mayPublish'>): {
  pages: PaletteEntry[]
  makes: PaletteEntry[]
} {
  const pages = pagesFor(user).flatMap(({ entries }) => entries)
  const makes = entities.flatMap((entity) => {
    const { path, labels, menu, parent } = entity
    if (!menu || parent || !allowedOn(user, entity).create) return []
    return [{ href: `/admin/${path}/new`, label: `New ${labels.one}`, icon: menu.icon }]
  })
  const account = { href: '/admin/account', label: 'Your account', icon: 'user-cog' }
  return { pages: [...pages, account].map((page) => ({ ...page, label: capitalized(page.label) })), makes }
}
