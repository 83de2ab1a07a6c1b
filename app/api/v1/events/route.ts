import { forKeys, partnerPreflight } from '@/lib/accounts/partners/key-answer'
import { listUpcomingEvents } from '@/lib/desk/api/public-operations'
import { openRead } from '@/lib/platform/http/operation'
import { upcomingEvents } from '@/lib/site/events/upcoming-events'

/** Public events that are not over. */
export const GET = forKeys(openRead(listUpcomingEvents, () => upcomingEvents()))

export const OPTIONS = partnerPreflight('GET', 'HEAD')
