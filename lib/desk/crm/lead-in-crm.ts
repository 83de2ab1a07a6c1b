import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { auditLead, openLead } from '@/lib/desk/access/open-lead'
import { crmSettings, HUBSPOT, stageLabel } from '@/lib/desk/crm/connection'
import { LEAD_CRM, leadCrm } from '@/lib/desk/crm/lead-crm'
import { db } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'
import { enqueue } from '@/lib/platform/outbox/enqueue'

const keyOf = (leadId: string) => `${LEAD_CRM}:${HUBSPOT}:${leadId}`

/** Null while no CRM is on. */
export async function leadInCrm(leadId: string) {
  const settings = await crmSettings()
  if (!settings.isSet || !settings.isOn) return null
  const [handoff, row] = await Promise.all([
    db.leadHandoff.findUnique({ where: { tourRequestId_crm: { tourRequestId: leadId, crm: HUBSPOT } } }),
    db.outboxItem.findUnique({
      where: { dedupKey: keyOf(leadId) },
      select: { state: true, lastError: true, dueAt: true, attemptCount: true },
    }),
  ])
  return {
    name: 'HubSpot',
    toldAt: handoff?.toldAt ?? null,
    dealId: handoff?.dealId ?? null,
    stage: handoff?.stage ? stageLabel(settings, handoff.stage) : null,
    state: row?.state ?? null,
    words: row?.state === 'sent' ? null : (row?.lastError ?? null),
    nextTryAt: row?.state === 'due' && row.attemptCount > 0 ? row.dueAt : null,
  }
}

export type LeadInCrm = NonNullable<Awaited<ReturnType<typeof leadInCrm>>>

/** @throws AppError 403, 404, 409 while the CRM is off or the lead is held back */
export async function resendToCrm(actor: Actor, leadId: string): Promise<void> {
  const settings = await crmSettings()
  await db.$transaction(async (tx) => {
    const lead = await openLead(tx, actor, leadId, 'update')
    if (!settings.isSet || !settings.isOn) throw conflict('No CRM is connected')
    if (lead.quarantinedAt) throw conflict('This request is held back. Release it first')
    await enqueue(tx, {
      kind: leadCrm,
      target: HUBSPOT,
      tourRequestId: leadId,
      dedupKey: keyOf(leadId),
      onRepeat: 'replace',
    })
    await auditLead(tx, actor, { action: 'lead.crm', leadId })
  })
}
