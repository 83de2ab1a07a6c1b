import { isRole, mayNeedApproval } from '@/lib/accounts/access/access'
import { ROLE_COPY } from '@/lib/accounts/access/role-copy'

/** Label of a stored role, noting when their changes need approval; an unknown role is returned unchanged. */
export function roleLabel(role: string, mayPublish = true): string {
  const label = isRole(role) ? ROLE_COPY[role].label : role
  return isRole(role) && mayNeedApproval(role) && !mayPublish ? `${label}, with approval` : label
}

/** 'All communities', or the names of the ones the person is limited to. */
export function communitiesLabel(role: string, names: string[]): string {
  return role === 'admin' || names.length === 0 ? 'All communities' : names.join(', ')
}
