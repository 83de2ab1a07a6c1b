import 'server-only'
import { scopedCommunityIds } from '@/lib/accounts/access/community-scope'
import { isQuiet } from '@/lib/desk/alerts/quiet-hours'
import type { TeamMember } from '@/lib/desk/alerts/team'
import { companyZone } from '@/lib/leads/intake/company-zone'
import { communityDirectory } from '@/lib/leads/tour-requests/directory'

type LeadMoment = { communityId: string | null; at: Date }

/** Members whose own rules ask for alerts about this community (null: none) at this moment (decision 035). */
export async function membersToAlert(
  team: TeamMember[],
  { communityId, at }: LeadMoment,
): Promise<TeamMember[]> {
  const [zone, communities] = await Promise.all([companyZone(), communityDirectory()])
  return team.filter(({ rules, ...person }) => {
    if (!rules || isQuiet(rules, at, zone)) return false
    const own = scopedCommunityIds(person)
    // Communities that are deleted or no longer theirs do not narrow the choice.
    const chosen = rules.communityIds.filter(
      (id) => communities.has(id) && (own === null || own.includes(id)),
    )
    return chosen.length === 0 || communityId === null || chosen.includes(communityId)
  })
}

/** Members who are not in their own quiet hours. */
export async function awakeAmong(team: TeamMember[], at: Date): Promise<TeamMember[]> {
  const zone = await companyZone()
  return team.filter(({ rules }) => !rules || !isQuiet(rules, at, zone))
}

export function addressesOf(people: TeamMember[]): string[] {
  return [...new Set(people.flatMap(({ email }) => (email?.trim() ? [email.trim().toLowerCase()] : [])))]
}

export function numbersOf(people: TeamMember[]): string[] {
  return [...new Set(people.flatMap(({ rules }) => (rules?.mobile ? [rules.mobile] : [])))]
}
