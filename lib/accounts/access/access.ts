import { actionsOf, type KeyScope } from '@/lib/accounts/access/key-scopes'
import type { Role, SessionUser } from '@/lib/accounts/access/session-user'
import { forbidden } from '@/lib/platform/errors'

/** Parts of the back office that a role may access as a whole. Entities name theirs in their declarations. */
export type Area =
  | 'content'
  | 'media'
  /** Reveals a family's name and phone number. */
  | 'leads'
  | 'company'
  | 'recipients'
  | 'advertising'
  | 'accounts'
  | 'history'
  /** All data about one person, to be exported or erased. */
  | 'persons'
  /** Contracts, and families not yet assigned to a community. */
  | 'agencies'
  /** Health, HTML source, and scripts that run in every visitor's browser. */
  | 'administration'

export type Action = 'read' | 'create' | 'update' | 'delete' | 'export'

const READ: readonly Action[] = ['read']
const WORK: readonly Action[] = ['read', 'create', 'update', 'export']
const ALL: readonly Action[] = ['read', 'create', 'update', 'delete', 'export']

/** Allowed actions by role (reading 1). Everything else is refused; admins may do everything. */
const roleTable: Record<Exclude<Role, 'admin'>, Partial<Record<Area, readonly Action[]>>> = {
  editor: { content: ALL, media: ALL, company: READ },
  counselor: { content: READ, media: READ, company: READ, leads: WORK },
  analyst: { content: READ, media: READ, company: READ, advertising: READ, leads: READ },
  viewer: { content: READ, media: READ, company: READ, recipients: READ, advertising: READ, leads: READ },
}

/** API keys see nothing else, whatever their scopes. */
const KEY_AREAS: readonly Area[] = ['content', 'media']

type Acting = Pick<SessionUser, 'role' | 'needsSecondFactorSetup' | 'scopes'>

/**
 * True when the role allows the action in the area. Row access is checked in
 * lib/accounts/access/community-scope.ts.
 */
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
  if (needsSecondFactorSetup) throw forbidden('Set up a second factor first: administrators need one here')
}
