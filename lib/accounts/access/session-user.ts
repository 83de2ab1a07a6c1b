import type { KeyScope } from '@/lib/accounts/access/key-scopes'

/** Staff roles (reading 1); the first account is `admin`. */
export const ROLES = ['admin', 'editor', 'counselor', 'analyst', 'viewer'] as const

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

export function isRole(text: string): text is Role {
  return (ROLES as readonly string[]).includes(text)
}
