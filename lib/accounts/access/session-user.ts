import type { KeyScope } from '@/lib/accounts/access/key-scopes'

/** Roles of staff (reading 1); `admin` is what the first account gets. */
export const ROLES = ['admin', 'editor', 'counselor', 'analyst', 'viewer'] as const

export type Role = (typeof ROLES)[number]

/** The signed-in person. An empty `communityIds` means all communities. */
export type SessionUser = {
  id: string
  username: string
  email: string | null
  role: Role
  communityIds: string[]
  /** They must set up a second factor and may do nothing else before (lib/accounts/sessions/sign-in-rules.ts). */
  owesSecondFactor?: boolean
  /** Whether what they change may reach visitors without somebody else's word (decision 028). */
  mayPublish: boolean
  /** Of an API key (decision 032): what it may do at most, within its role. People have none. */
  scopes?: readonly KeyScope[]
}

/** What the browser may know of them: the answer of /api/user, /api/login and /api/register. */
export type PublicUser = Pick<SessionUser, 'id' | 'username' | 'email' | 'role'>

/** Leaves out what only the server needs. */
export function publicUser({ id, username, email, role }: SessionUser): PublicUser {
  return { id, username, email, role }
}

/** Whether text from the database or an invitation names a role. */
export function isRole(text: string): text is Role {
  return (ROLES as readonly string[]).includes(text)
}
