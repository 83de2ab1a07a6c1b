import 'server-only'
import * as z from 'zod'
import { type PartnerEventView, partnerEventSchema } from '@/lib/desk/partner-events/partner-event-schema'
import { closingReasonOf } from '@/lib/leads/tour-requests/closing-reasons'
import { db } from '@/lib/platform/database/db'
import type { PartnerEvent } from '@/lib/platform/generated/prisma/client'

const factsSchema = z.object({
  outcome: z.string().optional(),
  tourAt: z.string().optional(),
  reason: z.string().optional(),
  fields: z.array(z.string()).optional(),
  scope: z.string().optional(),
})

/** Events as the partner reads them, in the given order. */
export async function partnerEventViews(events: PartnerEvent[]): Promise<PartnerEventView[]> {
  const ids = [...new Set(events.flatMap(({ leadIds }) => leadIds))]
  const query = { where: { id: { in: ids } }, select: { id: true, apiKeyId: true, idempotencyKey: true } }
  const leads = [...(await db.tourRequest.findMany(query)), ...(await db.partnerTestLead.findMany(query))]
  return events.map(({ id, apiKeyId, type, leadIds, facts, createdAt }) => {
    const { tourAt, reason, ...other } = factsSchema.parse(facts)
    return partnerEventSchema.parse({
      id,
      type,
      at: createdAt.toISOString(),
      leads: leadIds.map((leadId) => ({
        id: leadId,
        transactionId:
          leads.find((lead) => lead.id === leadId && lead.apiKeyId === apiKeyId)?.idempotencyKey ?? null,
      })),
      ...other,
      ...(reason && { reason: closingReasonOf(reason) }),
      ...(tourAt && { tourAt: new Date(tourAt).toISOString() }),
    })
  })
}
