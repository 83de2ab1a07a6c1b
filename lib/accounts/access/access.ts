import { type Area, areaOf } from '@/lib/accounts/access/entity-areas'
import { actionsOf, type KeyScope } from '@/lib/accounts/access/key-scopes'
import type { Role, SessionUser } from '@/lib/accounts/access/session-user'
import { forbidden } from '@/lib/platform/errors'

export type Action = 'read' | 'create' | 'update' | 'delete' | 'export'

const READ: readonly Action[] = ['read']
const WORK: readonly Action[] = ['read', 'create', 'update', 'export']
const ALL: readonly Action[] = ['read', 'create', 'update', 'delete', 'export']

/** Allowed actions by role (reading 1). Anything not listed is refused; admins may do everything. */
const roleTable: Record<Exclude<Role, 'admin'>, Partial<Record<Area, readonly Action[]>>> = {
  editor: { content: ALL, media: ALL, company: READ },
  counselor: { content: READ, media: READ, company: READ, leads: WORK },
  analyst: { content: READ, media: READ, company: READ, advertising: READ, leads: READ },
  viewer: { content: READ, media: READ, company: READ, recipients: READ, advertising: READ, leads: READ },
}

/** API keys see nothing else, whatever their scopes. */
const KEY_AREAS: readonly (Area | null)[] = ['content', 'media']

type Acting = Pick<SessionUser, 'role' | 'needsSecondFactorSetup' | 'scopes'>

/**
 * True when the role allows the action on an entity or guarded field; unlisted ones are for admins. Row
 * access is checked in lib/accounts/access/community-scope.ts.
 */
export function can(user: Acting, action: Action, entityName: string): boolean {
  if (user.needsSecondFactorSetup) return false
  if (user.scopes && !isWithin(user.scopes, action, entityName)) return false
  if (user.role === 'admin') return true
  const area = areaOf(entityName)
  if (!area) return false
  return roleTable[user.role]?.[area]?.includes(action) ?? false
}

function isWithin(scopes: readonly KeyScope[], action: Action, entityName: string): boolean {
  return KEY_AREAS.includes(areaOf(entityName)) && (actionsOf(scopes) as Action[]).includes(action)
}

/** @throws AppError 403 when the role does not allow it. */
export function assertCan(user: Acting, action: Action, entityName: string): void {
  if (!can(user, action, entityName)) throw forbidden()
}

/** Users who must set up a second factor may do nothing else first. @throws AppError 403 */
export function assertSecondFactorSetUp({
  needsSecondFactorSetup,
}: Pick<SessionUser, 'needsSecondFactorSetup'>): void {
  if (needsSecondFactorSetup) throw forbidden('Set up a second factor first: administrators need one here')
}
