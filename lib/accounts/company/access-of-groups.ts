import type { Role } from '@/lib/accounts/access/access'

/** A row of the table groups → role and communities. Empty `communityIds` mean all communities. */
export type GroupRule = { name: string; role: Role; communityIds: readonly string[] }

export type GroupAccess = { role: Role; communityIds: string[] }

/**
 * Access of a person in these groups; null when no rule fits. The first rule that fits decides the role, and
 * all that fit with that role add their communities. Rules whose communities are all gone fit no one.
 * @param known ids of the communities that exist
 */
export function accessOfGroups(
  groups: readonly string[],
  rules: readonly GroupRule[],
  known: ReadonlySet<string>,
): GroupAccess | null {
  const fitting = rules
    .filter(({ name }) => groups.includes(name))
    .map((rule) => ({ ...rule, left: rule.communityIds.filter((id) => known.has(id)) }))
    .filter(
      ({ communityIds, left, role }) => role === 'admin' || communityIds.length === 0 || left.length > 0,
    )
  const role = fitting[0]?.role
  if (!role) return null
  const same = fitting.filter((rule) => rule.role === role)
  const isEverywhere = role === 'admin' || same.some(({ communityIds }) => communityIds.length === 0)
  return { role, communityIds: isEverywhere ? [] : [...new Set(same.flatMap(({ left }) => left))].sort() }
}
