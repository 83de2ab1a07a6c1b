import { type Area, can, type SessionUser } from '@/lib/accounts/access/access'
import { scopedCommunityIds } from '@/lib/accounts/access/community-scope'
import {
  DAILY_ROLES,
  type HelpEntry,
  MENU_BLOCKS,
  type MenuGroupTitle,
  type MenuPlace,
  type Screen,
} from '@/lib/accounts/access/menu-place'
import { screens } from '@/lib/desk/menu/screens'
import { capitalized } from '@/lib/records/declare/capitalized'
import { entities } from '@/lib/records/entities/registry'
import { mayDeleteSomething } from '@/lib/records/trash/visible-trash'

export type MenuEntry = Pick<MenuPlace, 'icon' | 'synonyms'> & {
  href: string
  label: string
  help: readonly HelpEntry[]
}

/** `block`: groups of one block stand together, between lines. */
export type MenuGroup = { title: MenuGroupTitle; block: number; entries: MenuEntry[] }

export type MenuUser = Pick<SessionUser, 'role'> & Partial<Pick<SessionUser, 'mayPublish' | 'communityIds'>>
type IsShown = (area: Area, dailyFor: MenuPlace['dailyFor']) => boolean

/** A user's menu: what their role can change, or for read-only roles all they can read. */
export function menuFor(user: MenuUser): MenuGroup[] {
  const daily = DAILY_ROLES.find((role) => role === user.role)
  if (daily) return groupsOf(user, (_, dailyFor) => dailyFor?.includes(daily) ?? false)
  const isReader = !entities.some(({ area }) => can(user, 'update', area))
  return groupsOf(user, (area) => can(user, isReader ? 'read' : 'update', area))
}

/** All back office pages that a user can open, by group. */
export function pagesFor(user: MenuUser): MenuGroup[] {
  return groupsOf(user, () => true)
}

/** The custom screens that a user can open. */
export function screensFor(user: MenuUser): Screen[] {
  return screens.filter((screen) => isOpen(user, screen, () => true))
}

function groupsOf(user: MenuUser, isWanted: IsShown): MenuGroup[] {
  const groups = MENU_BLOCKS.flatMap((titles, block) =>
    titles.map((title) => {
      const own = screens.filter((screen) => screen.group === title && isOpen(user, screen, isWanted))
      const entries = [
        ...own.filter(({ isFirst }) => isFirst).map(entryOf),
        ...recordsIn(user, title, isWanted),
        ...own.filter(({ isFirst }) => !isFirst).map(entryOf),
      ]
      return { title, block, entries }
    }),
  )
  return groups.filter(({ entries }) => entries.length > 0)
}

function isOpen(user: MenuUser, screen: Screen, isWanted: IsShown): boolean {
  const { area, dailyFor, needsUpdate, needsDelete, needsPublish, ...limits } = screen
  return (
    (!area ||
      (can(user, 'read', area) && isWanted(area, dailyFor) && (!needsUpdate || can(user, 'update', area)))) &&
    (!limits.hiddenFromLeadStaff || can(user, 'delete', 'leads') || !can(user, 'update', 'leads')) &&
    (!limits.allCommunitiesOnly || scopedCommunityIds({ communityIds: [], ...user }) === null) &&
    (!needsDelete || mayDeleteSomething(user)) &&
    (!needsPublish || (user.mayPublish !== false && can(user, 'update', 'content')))
  )
}

function entryOf({ href, label, icon, synonyms, help = [] }: Screen): MenuEntry {
  return { href, label, icon, help, ...(synonyms && { synonyms }) }
}

function recordsIn(user: MenuUser, title: MenuGroupTitle, isWanted: IsShown): MenuEntry[] {
  return entities.flatMap(({ path, labels, area, menu, kind }) => {
    if (menu?.group !== title || !can(user, 'read', area) || !isWanted(area, menu.dailyFor)) return []
    const label = capitalized(kind === 'single' ? labels.one : labels.many)
    return [entryOf({ ...menu, href: `/admin/${path}`, label })]
  })
}
