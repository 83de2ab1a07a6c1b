import 'server-only'
import { addressesOf, numbersOf, wantingToHear } from '@/lib/desk/alerts/alerted-people'
import { pushStaff } from '@/lib/desk/alerts/lead-push'
import type { TeamMember } from '@/lib/desk/alerts/team'
import { mailAgain } from '@/lib/leads/tour-requests/lead-alert'
import { textStaff } from '@/lib/leads/tour-requests/lead-text'
import type { Tx } from '@/lib/platform/database/db'
import type { LeasedItem } from '@/lib/platform/outbox/define-handler'

type Told = {
  lead: { id: string; communityId: string | null }
  member: TeamMember
  item: LeasedItem
  isFirst: boolean
}

/** Says to the new owner that a request is theirs: by mail as the escalations do, by text and push as their own rules say (decision 035). */
export async function tellOwner(tx: Tx, { lead, member, item, isFirst }: Told): Promise<void> {
  const news = { entryId: item.id, requestId: item.requestId }
  await mailAgain(tx, lead.id, addressesOf([member]), news)
  // The request itself is texted and pushed to them at this moment: a telephone rings once.
  const told = isFirst ? { requestId: item.requestId } : news
  const listening = await wantingToHear([member], { communityId: lead.communityId, at: item.startedAt })
  await textStaff(tx, lead.id, numbersOf(listening.filter(({ rules }) => rules?.byText)), told)
  await pushStaff(tx, lead.id, listening, told)
}
