import { ROLE_WORDS } from '@/lib/accounts/access/role-words'
import { isRole } from '@/lib/accounts/access/session-user'

/** A stored role in a word, and whether somebody else approves what they change; a role that this version does not know stands as it is. */
export function roleLabel(role: string, mayPublish = true): string {
  const label = isRole(role) ? ROLE_WORDS[role].label : role
  return role === 'editor' && !mayPublish ? `${label}, with approval` : label
}

/** 'All communities', or the names of those somebody is limited to. */
export function communitiesLabel(role: string, names: string[]): string {
  return role === 'admin' || names.length === 0 ? 'All communities' : names.join(', ')
}
