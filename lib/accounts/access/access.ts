import { actionsOf, type KeyScope } from '@/lib/accounts/access/key-scopes'
import { forbidden } from '@/lib/platform/errors'

/** Parts of the back office that a role may access as a whole. Entities name theirs in their declarations. */
export type Area =
  | 'content'
  | 'media'
  /** Reviews as they were received, with the names of families, published or not. */
  | 'reviews'
  /** Reveals a family's name and phone number. */
  | 'leads'
  /** Counts of leads by page, form and campaign, without a name. */
  | 'figures'
  | 'company'
  | 'recipients'
  | 'advertising'
  | 'accounts'
  | 'history'
  /** All data about one person, to be exported or erased. */
  | 'persons'
  /** Contracts, and families not yet assigned to a community. */
  | 'agencies'
  /** People who apply for a job. */
  | 'hiring'
  /** Health, HTML source, and scripts that run in every visitor's browser. */
  | 'administration'

export type Action = 'read' | 'create' | 'update' | 'delete' | 'export'

const READ: readonly Action[] = ['read']
const WORK: readonly Action[] = ['read', 'create', 'update', 'export']
/** Exports of advertising hold what families entered, hashed for the platforms. */
const CHANGE: readonly Action[] = ['read', 'create', 'update', 'delete']
const ALL: readonly Action[] = ['read', 'create', 'update', 'delete', 'export']

const READER = { content: READ, media: READ, company: READ, advertising: READ, figures: READ }

/** Allowed actions by role (reading 1). Everything else is refused; admins may do everything. */
const roleTable: Record<Exclude<Role, 'admin'>, Partial<Record<Area, readonly Action[]>>> = {
  editor: { content: ALL, media: ALL, reviews: ALL, company: READ },
  marketing: { content: ALL, media: ALL, company: READ, advertising: CHANGE, figures: READ },
  counselor: { content: READ, media: READ, reviews: READ, company: READ, leads: WORK, figures: READ },
  analyst: { ...READER, reviews: READ, leads: READ },
  viewer: { ...READER, reviews: READ, leads: READ, recipients: READ },
}

/** API keys see nothing else, whatever their scopes. */
const KEY_AREAS: readonly Area[] = ['content', 'media', 'reviews']

type Acting = Pick<SessionUser, 'role' | 'needsSecondFactorSetup' | 'scopes'>

/** True when the role allows the action in the area. Row access: lib/accounts/access/community-scope.ts. */
export function can(user: Acting, action: Action, area: Area): boolean {
  if (user.needsSecondFactorSetup) return false
  if (user.scopes && !isWithin(user.scopes, action, area)) return false
  if (user.role === 'admin') return true
  return roleTable[user.role]?.[area]?.includes(action) ?? false
}

function isWithin(scopes: readonly KeyScope[], action: Action, area: Area): boolean {
  return KEY_AREAS.includes(area) && (actionsOf(scopes) as Action[]).includes(action)
}

/** @throws AppError 403 when the role does not allow it. */
export function assertCan(user: Acting, action: Action, area: Area): void {
  if (!can(user, action, area)) throw forbidden()
}

/** Users who must set up a second factor may do nothing else first. @throws AppError 403 */
export function assertSecondFactorSetUp({
  needsSecondFactorSetup,
}: Pick<SessionUser, 'needsSecondFactorSetup'>): void {
  if (needsSecondFactorSetup) throw forbidden('Please set up a second factor first. Administrators need one')
}

/** Staff roles (reading 1); the first account is `admin`. */
export const ROLES = ['admin', 'editor', 'marketing', 'counselor', 'analyst', 'viewer'] as const

export type Role = (typeof ROLES)[number]

/** The signed-in user. An empty `communityIds` means all communities. */
export type SessionUser = {
  id: string
  username: string
  email: string | null
  role: Role
  communityIds: string[]
  /** They may do nothing else first (lib/accounts/sessions/sign-in-rules.ts). */
  needsSecondFactorSetup?: boolean
  /** True when changes are published without approval (decision 028). */
  mayPublish: boolean
  /** API keys only (decision 032): upper limit within the role. */
  scopes?: readonly KeyScope[]
}

/** The part of a user sent to the browser by /api/user, /api/login and /api/register. */
export type PublicUser = Pick<SessionUser, 'id' | 'username' | 'email' | 'role'>

export function publicUser({ id, username, email, role }: SessionUser): PublicUser {
  return { id, username, email, role }
}

/** True for roles that change the site, and whose changes an administrator may want to approve. */
export function mayNeedApproval(role: Role): boolean {
  return role !== 'admin' && can({ role }, 'update', 'content')
}

export function isRole(text: string): text is Role {
  return (ROLES as readonly string[]).includes(text)
}
