import { can } from '@/lib/accounts/access/access'
import { scopedCommunityIds } from '@/lib/accounts/access/community-scope'
import type { Role, SessionUser } from '@/lib/accounts/access/session-user'
import type { Entity, MenuSection } from '@/lib/records/declare/define-entity'
import type { EntityName } from '@/lib/records/declare/field'
import { allowedToRole } from '@/lib/records/declare/permissions'
import { entities } from '@/lib/records/entities/registry'
import { screens } from '@/lib/records/entities/screens'

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

/** The daily entries of roles that may read or change more; they find the rest by search. */
const DAILY: Partial<Record<Role, readonly EntityName[]>> = {
  counselor: ['tourRequest', 'eventRsvp', 'quizResponse', 'assetDownload'],
  analyst: [
    'tourRequest',
    'eventRsvp',
    'quizResponse',
    'assetDownload',
    'exitIntentSubmission',
    'landingPageTemplate',
    'campaign',
    'adGroup',
    'keyword',
    'ad',
    'conversionAction',
  ],
}

type User = Pick<SessionUser, 'role'> & Partial<Pick<SessionUser, 'mayPublish' | 'communityIds'>>

/** A user's menu: what their role can change, or for read-only roles all they can read. */
export function menuFor(user: User): MenuGroup[] {
  const daily = DAILY[user.role]
  if (daily) return groupsOf(user, (name) => daily.includes(name))
  const isReader = !entities.some(({ name }) => can(user, 'update', name))
  return groupsOf(user, (name) => can(user, isReader ? 'read' : 'update', name))
}

/** All back office pages that a user can open, custom screens first in each section. */
export function pagesFor(user: User): MenuGroup[] {
  return groupsOf(user, () => true)
}

function groupsOf(user: User, isWanted: (name: EntityName) => boolean): MenuGroup[] {
  const isShown = (name: EntityName) => can(user, 'read', name) && isWanted(name)
  const groups = [null, ...SECTIONS].map((title) => ({ title, entries: entriesOf(user, title, isShown) }))
  return groups.filter(({ entries }) => entries.length > 0)
}

function entriesOf(
  user: User,
  title: MenuSection | null,
  isShown: (name: EntityName) => boolean,
): MenuEntry[] {
  const made = screens.filter((screen) => (screen.section ?? null) === title)
  const own = made.filter(
    ({ entity, needsUpdate, needsDelete, needsPublish, hiddenFromLeadStaff, allCommunitiesOnly }) =>
      (!entity || (isShown(entity) && (!needsUpdate || can(user, 'update', entity)))) &&
      (!hiddenFromLeadStaff || can(user, 'delete', 'tourRequest') || !can(user, 'update', 'tourRequest')) &&
      (!allCommunitiesOnly || scopedCommunityIds({ communityIds: [], ...user }) === null) &&
      (!needsDelete || mayDeleteSomething(user)) &&
      (!needsPublish || (user.mayPublish !== false && can(user, 'update', 'release'))),
  )
  const declared = entities.filter((entity) => entity.menu?.section === title && isShown(entity.name))
  return [
    ...own.map(({ href, label, icon }) => ({ href, label, icon })),
    ...(title === null ? [] : declared.flatMap(entryOf)),
  ]
}

/** True when the user can delete, and so restore, some kind of record. */
export function mayDeleteSomething(user: User): boolean {
  return entities.some((entity) => allowedToRole(user, entity).delete)
}

function entryOf({ path, labels, menu }: Entity): MenuEntry[] {
  return menu ? [{ href: `/admin/${path}`, label: capitalized(labels.many), icon: menu.icon }] : []
}

export function uncapitalized(words: string): string {
  return words.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
}

export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
