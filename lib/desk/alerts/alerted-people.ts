import 'server-only'
import { scopedCommunityIds } from '@/lib/accounts/access/community-scope'
import { isQuiet } from '@/lib/desk/alerts/quiet-hours'
import type { TeamMember } from '@/lib/desk/alerts/team'
import { companySettings } from '@/lib/leads/intake/company-settings'
import { communityDirectory } from '@/lib/leads/tour-requests/directory'
import { usableTimeZone } from '@/lib/leads/tour-requests/promise'
import { DEFAULT_TIME_ZONE } from '@/lib/leads/tour-requests/promise-text'

type Asked = { communityId: string | null; at: Date }

/** Of those who work a community, the ones whose own rules ask to be told of a lead of it (null: of none) at this moment (decision 035). */
export async function wantingToHear(team: TeamMember[], { communityId, at }: Asked): Promise<TeamMember[]> {
  const [settings, communities] = await Promise.all([companySettings(), communityDirectory()])
  const zone = usableTimeZone(settings?.timeZone ?? DEFAULT_TIME_ZONE)
  return team.filter(({ rules, ...person }) => {
    if (!rules || isQuiet(rules, at, zone)) return false
    const own = scopedCommunityIds(person)
    // Communities that are gone, or that the person does not work on any more, narrow nothing.
    const chosen = rules.communityIds.filter(
      (id) => communities.has(id) && (own === null || own.includes(id)),
    )
    return chosen.length === 0 || communityId === null || chosen.includes(communityId)
  })
}

/** The addresses of people, lower-case and without repeats. */
export function addressesOf(people: TeamMember[]): string[] {
  return [...new Set(people.flatMap(({ email }) => (email?.trim() ? [email.trim().toLowerCase()] : [])))]
}

/** The mobile numbers people have given, without repeats. */
export function numbersOf(people: TeamMember[]): string[] {
  return [...new Set(people.flatMap(({ rules }) => (rules?.mobile ? [rules.mobile] : [])))]
}
