import 'server-only'
import { subDays } from 'date-fns'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { type Speed, speedText } from '@/lib/site/response-speed/speed-text'

/** Days after which a figure is no longer shown, because no newer one was computed. */
const STALE_DAYS = 4

/** The newest published figures, or null when the switch is off. @param communityId null for the company */
const getNewestSpeed = atRequest(async (communityId: string | null): Promise<Speed | null> => {
  cached('response_snapshots', 'site_settings')
  const settings = await db.siteSettings.findFirst({ select: { speedShown: true } })
  if (settings && !settings.speedShown) return null
  return db.responseSnapshot.findFirst({
    where: { communityId },
    orderBy: { day: 'desc' },
    select: { day: true, counted: true, inTime: true, medianStaffedS: true },
  })
})

/** How fast families were called, in words; null when there is nothing to publish. */
export async function readSpeedText(communityId: string | null, now: Date) {
  const speed = await getNewestSpeed(communityId)
  if (!speed || speed.day < subDays(now, STALE_DAYS)) return null
  return speedText(speed)
}

export type SpeedText = NonNullable<Awaited<ReturnType<typeof readSpeedText>>>
