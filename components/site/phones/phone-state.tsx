import { PhoneHoursText } from '@/components/site/phones/phone-hours-text'
import { getPhoneHours } from '@/lib/leads/callers/read-phone-hours'
import { getNightLine } from '@/lib/site/communities/night-line'

type Props = { communityId?: string | null | undefined; isAsked?: boolean; className?: string }

/** Open or closed at this moment, for a community or for the company. */
export async function PhoneState({ communityId = null, isAsked = false, className = '' }: Props) {
  const [hours, nightLine] = await Promise.all([
    getPhoneHours(communityId),
    communityId ? getNightLine(communityId) : null,
  ])
  return <PhoneHoursText hours={hours} nightLine={nightLine} isAsked={isAsked} className={className} />
}
