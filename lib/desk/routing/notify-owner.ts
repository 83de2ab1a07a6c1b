import 'server-only'
import { addressesOf, awakeAmong, membersToAlert, numbersOf } from '@/lib/desk/alerts/alerted-people'
import { pushStaff } from '@/lib/desk/alerts/lead-push'
import type { TeamMember } from '@/lib/desk/alerts/team'
import { mailAgain, mailFirstOwner } from '@/lib/leads/tour-requests/lead-alert'
import { textStaff } from '@/lib/leads/tour-requests/lead-text'
import type { Tx } from '@/lib/platform/database/db'
import type { LeasedItem } from '@/lib/platform/outbox/define-handler'

type OwnerNotice = {
  lead: { id: string; communityId: string | null }
  member: TeamMember
  item: LeasedItem
  isFirst: boolean
}

/**
 * Notifies the new owner by email outside their quiet hours, and by text and push as their rules say
 * (decision 035). The first owner's mail is the one alert they get about the request.
 */
export async function notifyOwner(tx: Tx, { lead, member, item, isFirst }: OwnerNotice): Promise<void> {
  const news = { entryId: item.id, requestId: item.requestId }
  const addresses = addressesOf(await awakeAmong([member], item.startedAt))
  if (isFirst) await mailFirstOwner(tx, lead.id, addresses, news)
  else await mailAgain(tx, lead.id, addresses, news)
  // Shares the dedup key of the new request's own text and push, so that they get only one.
  const reason = isFirst ? { requestId: item.requestId } : news
  const listening = await membersToAlert([member], { communityId: lead.communityId, at: item.startedAt })
  await textStaff(tx, lead.id, numbersOf(listening.filter(({ rules }) => rules?.byText)), reason)
  await pushStaff(tx, lead.id, listening, reason)
}
