import 'server-only'
import { communityDirectory } from '@/lib/leads/tour-requests/directory'
import { scheduleOf } from '@/lib/leads/tour-requests/references'
import { isStaffed } from '@/lib/leads/tour-requests/staffed-hours'
import { expireNow } from '@/lib/platform/cache/expiry'
import { log } from '@/lib/platform/log'

const MINUTE_MS = 60_000
/** A timer may fire a little early. */
const MARGIN_MS = 50

/**
 * Drops all kept pages at the minute when phones open or close anywhere, as an edit of the hours would:
 * pages say which of the two it is (decision 103).
 */
export function watchPhoneHours(): void {
  let known: string | null = null
  const tick = async () => {
    try {
      const state = await openPlaces(new Date())
      if (known !== null && known !== state) expireNow(['staffed_hours'])
      known = state
    } catch (error) {
      // Without the database nothing new could be drawn either.
      log.warn({ err: error }, 'the staffed hours could not be read')
    }
  }
  const wait = () => {
    const left = MINUTE_MS - (Date.now() % MINUTE_MS) + MARGIN_MS
    setTimeout(() => void tick().finally(wait), left).unref()
  }
  void tick().finally(wait)
}

/** Which of the company (first) and the communities are open, as one text. */
export async function openPlaces(now: Date): Promise<string> {
  const ids = [...new Set([...(await communityDirectory()).values()].map(({ id }) => id))]
  const schedules = await Promise.all([null, ...ids].map(scheduleOf))
  return schedules.map(({ hours, timeZone }) => (isStaffed(hours, timeZone, now) ? 1 : 0)).join('')
}
