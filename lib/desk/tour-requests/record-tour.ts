import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { openLead } from '@/lib/desk/access/open-lead'
import { moveLead } from '@/lib/desk/status/change-status'
import { notifyFamily } from '@/lib/leads/family/notify-family'
import { scheduleOf } from '@/lib/leads/tour-requests/references'
import { inStaffedHours } from '@/lib/leads/tour-requests/staffed-time'
import { db } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'

const HOUR_MS = 60 * 60 * 1_000

/** Records the tour (C16) and plans a call. @throws AppError 403, 404, 409 without a tour or before it */
export async function recordTour(actor: Actor, id: string, { came }: { came: boolean }): Promise<void> {
  await db.$transaction(async (tx) => {
    const lead = await openLead(tx, actor, id, 'update')
    if (lead.status !== 'scheduled' || !lead.scheduledDate) throw conflict('No tour is scheduled')
    if (lead.scheduledDate > new Date()) throw conflict('The tour has not taken place yet')
    if (came) {
      await moveLead(tx, actor, lead, { status: 'toured' })
      return
    }
    await moveLead(tx, actor, lead, { status: 'follow-up', reason: 'Did not come to the tour' })
    if (lead.contactEndedAt) return
    await notifyFamily(tx, lead, 'tour-missed', { tourAt: lead.scheduledDate })
    const { hours, timeZone } = await scheduleOf(lead.communityId)
    const nextStepAt = inStaffedHours(hours, timeZone, new Date(Date.now() + HOUR_MS))
    await tx.tourRequest.update({ where: { id }, data: { nextStep: 'call', nextStepAt } })
  })
}
