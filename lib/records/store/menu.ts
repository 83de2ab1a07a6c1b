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

/** What a role opens every day where that is less than it may change or read; the rest is found by searching. */
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

/** The menu of a person: what their role works on. Who changes nothing anywhere reads: they see all they may read. */
export function menuFor(user: User): MenuGroup[] {
  const daily = DAILY[user.role]
  if (daily) return groupsOf(user, (name) => daily.includes(name))
  const isReader = !entities.some(({ name }) => can(user, 'update', name))
  return groupsOf(user, (name) => can(user, isReader ? 'read' : 'update', name))
}

/** Every page of the back office that a person may open, hand-made screens first in each section. */
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
    ({ entity, forChanging, forDeleting, forPublishing, besideTheDesk, ofAllCommunities }) =>
      (!entity || (isShown(entity) && (!forChanging || can(user, 'update', entity)))) &&
      (!besideTheDesk || can(user, 'delete', 'tourRequest') || !can(user, 'update', 'tourRequest')) &&
      (!ofAllCommunities || scopedCommunityIds({ communityIds: [], ...user }) === null) &&
      (!forDeleting || mayDeleteSomething(user)) &&
      (!forPublishing || (user.mayPublish !== false && can(user, 'update', 'release'))),
  )
  const declared = entities.filter((entity) => entity.menu?.section === title && isShown(entity.name))
  return [
    ...own.map(({ href, label, icon }) => ({ href, label, icon })),
    ...(title === null ? [] : declared.flatMap(entryOf)),
  ]
}

/** Whether there is a kind of record that the person may delete, and so restore. */
export function mayDeleteSomething(user: User): boolean {
  return entities.some((entity) => allowedToRole(user, entity).delete)
}

function entryOf({ path, labels, menu }: Entity): MenuEntry[] {
  return menu ? [{ href: `/admin/${path}`, label: capitalized(labels.many), icon: menu.icon }] : []
}

/** 'Form ID' → 'form ID'. */
export function uncapitalized(words: string): string {
  return words.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
}

/** 'team members' → 'Team members'. */
export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
