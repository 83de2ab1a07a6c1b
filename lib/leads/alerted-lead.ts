import 'server-only'
import { db } from '@/lib/db'
import { companySettings } from '@/lib/intake/company-settings'
import type { AlertedLead } from '@/lib/leads/alert-mail'
import { correctionsIn } from '@/lib/leads/corrections'
import { DEFAULT_TIME_ZONE } from '@/lib/leads/promise-text'
import { talkingPoints } from '@/lib/quizzes/talking-points'

/**
 * Reads what the staff alert tells about a lead, and the company's time zone.
 * @param entryId the history entry with the corrections it is told again for
 */
export async function readAlertedLead(
  leadId: string,
  entryId?: string,
): Promise<{ lead: AlertedLead; companyZone: string }> {
  const [lead, settings, entry] = await Promise.all([
    db.tourRequest.findUniqueOrThrow({
      where: { id: leadId },
      include: {
        community: { select: { name: true, timeZone: true } },
        household: { select: { _count: { select: { leads: true } } } },
      },
    }),
    companySettings(),
    entryId ? db.leadEvent.findUnique({ where: { id: entryId }, select: { data: true } }) : null,
  ])
  return {
    lead: {
      ...lead,
      inquiredAgain: (lead.household?._count.leads ?? 1) > 1,
      ...(entry && { corrections: correctionsIn(entry.data) }),
      talkingPoints: await talkingPoints(lead),
    },
    companyZone: settings?.timeZone ?? DEFAULT_TIME_ZONE,
  }
}
