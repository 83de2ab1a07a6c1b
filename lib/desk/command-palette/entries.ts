import { can, type SessionUser } from '@/lib/accounts/access/access'
import { connectionHref, connectionsOf } from '@/lib/desk/connections/read-connections'
import { SETUP_STEPS, stepHref } from '@/lib/desk/setup/steps'
import { allowedOn } from '@/lib/records/declare/permissions'
import { entities } from '@/lib/records/entities/registry'
import { capitalized, type MenuEntry, pagesFor } from '@/lib/records/store/menu'

export type CreateLink = Pick<MenuEntry, 'href' | 'label'>

/** `words`: what else people type to find it. */
type PaletteEntry = MenuEntry & { words?: string }

/** Entries shown before a search: pages the person may open, and records they may create. */
export function paletteEntries(user: Pick<SessionUser, 'role' | 'mayPublish'>): {
  pages: PaletteEntry[]
  createLinks: CreateLink[]
} {
  const pages = pagesFor(user).flatMap(({ entries }) => entries)
  const createLinks = entities.flatMap((entity) => {
    const { path, labels, menu, parent } = entity
    if (!menu || parent || !allowedOn(user, entity).create) return []
    return [{ href: `/admin/${path}/new`, label: `New ${labels.one}` }]
  })
  const setup = can(user, 'update', 'administration')
    ? SETUP_STEPS.map(
        ({ key, title, words }): PaletteEntry => ({
          href: stepHref(key),
          label: `Setup: ${title}`,
          icon: 'ListChecks',
          words,
        }),
      )
    : []
  const systems = connectionsOf(user).map(
    (connection): PaletteEntry => ({
      href: connectionHref(connection),
      label: `Connection: ${connection.title}`,
      icon: 'Cable',
      words: connection.words,
    }),
  )
  const assistants: PaletteEntry = {
    href: '/admin/integrations#assistants',
    label: 'AI assistants',
    icon: 'Bot',
    words: 'mcp claude chatgpt ai assistant connector',
  }
  const account: MenuEntry = { href: '/admin/account', label: 'Your account', icon: 'UserCog' }
  const named = [...pages, account].map((page) => ({ ...page, label: capitalized(page.label) }))
  return {
    pages: [...named, ...setup, ...systems, ...(can(user, 'read', 'agencies') ? [assistants] : [])],
    createLinks,
  }
}
