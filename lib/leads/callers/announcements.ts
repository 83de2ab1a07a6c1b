import 'server-only'
import { currentPerson } from '@/lib/accounts/sessions/session'
import type { AnnouncedCall } from '@/lib/leads/callers/who-calls'
import { db } from '@/lib/platform/database/db'
import { reportError } from '@/lib/platform/report-error'

type Channel = 'page' | 'mail' | 'text'

/** Records that the family was told the number, once per channel and number. Never throws. */
export async function recordAnnouncement(
  tourRequestId: string,
  channel: Channel,
  call: AnnouncedCall | null,
): Promise<void> {
  if (!call?.number) return
  const announcement = { tourRequestId, channel, number: call.number.e164 }
  try {
    await db.callAnnouncement.createMany({ data: [announcement], skipDuplicates: true })
  } catch (error) {
    // The message was sent: failing now would send it again.
    reportError(error, { event: 'call-announcement', leadId: tourRequestId })
  }
}

/** For a page that shows the call. A colleague who looks at the page is not the family. */
export async function announceOnPage(leadId: string, call: AnnouncedCall | null): Promise<void> {
  if (call && !(await currentPerson())) await recordAnnouncement(leadId, 'page', call)
}
