import 'server-only'
import { db } from '@/lib/db'
import type { AlertedLead } from '@/lib/leads/alert-mail'
import { DEFAULT_TIME_ZONE } from '@/lib/leads/promise-text'
import { talkingPoints } from '@/lib/quizzes/talking-points'

/** Reads what the staff alert tells about a lead, and the company's time zone. */
export async function readAlertedLead(leadId: string): Promise<{ lead: AlertedLead; companyZone: string }> {
  const [lead, settings] = await Promise.all([
    db.tourRequest.findUniqueOrThrow({
      where: { id: leadId },
      include: {
        community: { select: { name: true, timeZone: true } },
        household: { select: { _count: { select: { leads: true } } } },
      },
    }),
    db.siteSettings.findFirst({ select: { timeZone: true } }),
  ])
  return {
    lead: {
      ...lead,
      inquiredAgain: (lead.household?._count.leads ?? 1) > 1,
      talkingPoints: await talkingPoints(lead),
    },
    companyZone: settings?.timeZone ?? DEFAULT_TIME_ZONE,
  }
}
