import { can } from '@/lib/accounts/access/access'
import { connectionHref, connectionsOf } from '@/lib/desk/connections/read-connections'
import { type MenuEntry, type MenuUser, pagesFor } from '@/lib/desk/menu/menu'
import { SETUP_STEPS, stepHref } from '@/lib/desk/setup/steps'
import { allowedOn } from '@/lib/records/declare/permissions'
import { entities } from '@/lib/records/entities/registry'

/** `synonyms`: what else people type to find it. */
export type PaletteLink = Pick<MenuEntry, 'href' | 'label' | 'synonyms'>

const ASSISTANTS: PaletteLink = {
  href: '/admin/integrations#assistants',
  label: 'AI assistants',
  synonyms: 'mcp claude chatgpt ai assistant connector',
}

type User = MenuUser & { mayPublish: boolean }

/** Entries that need no search: pages the person may open, and records they may create. */
export function paletteEntries(user: User): { pages: MenuEntry[]; createLinks: PaletteLink[] } {
  const pages = pagesFor(user).flatMap(({ entries }) => entries)
  const createLinks = entities.flatMap((entity): PaletteLink[] => {
    const { path, labels, menu, parent } = entity
    if (!menu || parent || !allowedOn(user, entity).create) return []
    const { synonyms } = menu
    return [{ href: `/admin/${path}/new`, label: `New ${labels.one}`, ...(synonyms && { synonyms }) }]
  })
  const account: MenuEntry = {
    href: '/admin/account',
    label: 'Your account',
    icon: 'UserCog',
    help: [],
    synonyms: 'profile password notifications alerts sign-in passkey second factor',
  }
  return { pages: [...pages, account], createLinks }
}

/** Steps of the setup guide and other systems, for those who set them up. They are found by typing alone. */
export function settingLinks(user: Pick<MenuUser, 'role'>): PaletteLink[] {
  const steps = can(user, 'update', 'administration') ? SETUP_STEPS : []
  return [
    ...steps.map(({ key, title, words }) => ({
      href: stepHref(key),
      label: `Setup: ${title}`,
      synonyms: words,
    })),
    ...connectionsOf(user).map((connection) => ({
      href: connectionHref(connection),
      label: `Connection: ${connection.title}`,
      synonyms: connection.words,
    })),
    ...(can(user, 'read', 'agencies') ? [ASSISTANTS] : []),
  ]
}
