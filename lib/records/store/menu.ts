import type { SessionUser } from '@/lib/accounts/access/access'
import { type Area, can } from '@/lib/accounts/access/access'
import { scopedCommunityIds } from '@/lib/accounts/access/community-scope'
import {
  DAILY_ROLES,
  type IconName,
  MENU_SECTIONS,
  type MenuPlace,
} from '@/lib/records/declare/define-entity'
import { allowedToRole } from '@/lib/records/declare/permissions'
import { entities } from '@/lib/records/entities/registry'
import { screens } from '@/lib/records/entities/screens'

export type MenuEntry = { href: string; label: string; icon: IconName }
export type MenuGroup = { title: MenuPlace['section'] | null; entries: MenuEntry[] }

type User = Pick<SessionUser, 'role'> & Partial<Pick<SessionUser, 'mayPublish' | 'communityIds'>>
type IsShown = (area: Area, dailyFor: MenuPlace['dailyFor']) => boolean

/** A user's menu: what their role can change, or for read-only roles all they can read. */
export function menuFor(user: User): MenuGroup[] {
  const daily = DAILY_ROLES.find((role) => role === user.role)
  if (daily) return groupsOf(user, (_, dailyFor) => dailyFor?.includes(daily) ?? false)
  const isReader = !entities.some(({ area }) => can(user, 'update', area))
  return groupsOf(user, (area) => can(user, isReader ? 'read' : 'update', area))
}

/** All back office pages that a user can open, custom screens first in each section. */
export function pagesFor(user: User): MenuGroup[] {
  return groupsOf(user, () => true)
}

function groupsOf(user: User, isWanted: IsShown): MenuGroup[] {
  const isShown: IsShown = (area, dailyFor) => can(user, 'read', area) && isWanted(area, dailyFor)
  const groups = [null, ...MENU_SECTIONS].map((title) => ({
    title,
    entries: [...screensIn(user, title, isShown), ...recordsIn(title, isShown)],
  }))
  return groups.filter(({ entries }) => entries.length > 0)
}

function screensIn(user: User, title: MenuGroup['title'], isShown: IsShown): MenuEntry[] {
  const open = screens.filter(
    ({ section = null, area, dailyFor, needsUpdate, needsDelete, needsPublish, ...limits }) =>
      section === title &&
      (!area || (isShown(area, dailyFor) && (!needsUpdate || can(user, 'update', area)))) &&
      (!limits.hiddenFromLeadStaff || can(user, 'delete', 'leads') || !can(user, 'update', 'leads')) &&
      (!limits.allCommunitiesOnly || scopedCommunityIds({ communityIds: [], ...user }) === null) &&
      (!needsDelete || mayDeleteSomething(user)) &&
      (!needsPublish || (user.mayPublish !== false && can(user, 'update', 'content'))),
  )
  return open.map(({ href, label, icon }) => ({ href, label, icon }))
}

function recordsIn(title: MenuGroup['title'], isShown: IsShown): MenuEntry[] {
  return entities.flatMap(({ path, labels, area, menu }) =>
    menu?.section === title && isShown(area, menu.dailyFor)
      ? [{ href: `/admin/${path}`, label: capitalized(labels.many), icon: menu.icon }]
      : [],
  )
}

/** True when the user can delete, and so restore, some kind of record. */
export function mayDeleteSomething(user: User): boolean {
  return entities.some((entity) => allowedToRole(user, entity).delete)
}

export function uncapitalized(words: string): string {
  return words.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
}

export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
