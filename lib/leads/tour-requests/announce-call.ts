import 'server-only'
import { notifySoon } from '@/lib/platform/database/notices'

/** A person's open screens listen here for the family they have on the phone. */
export const CALLS_CHANNEL = 'porchlight_calls'

type CallNotice = { userId: string; leadId: string }

/** Opens the lead on the screens of the person who took a call. Call after the commit: see afterCommit. */
export function announceCall({ userId, leadId }: CallNotice): void {
  notifySoon(CALLS_CHANNEL, `${userId} ${leadId}`)
}

export function readCallNotice(entry: string): CallNotice {
  const [userId = '', leadId = ''] = entry.split(' ')
  return { userId, leadId }
}
