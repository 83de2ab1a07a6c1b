import 'server-only'
import * as z from 'zod'
import type { WebhookEvent } from '@/lib/desk/webhooks/webhook-events'
import type { WebhookChange, WebhookLead, WebhookMessage } from '@/lib/desk/webhooks/webhook-message'
import { correctionsIn } from '@/lib/leads/tour-requests/corrections'
import { db } from '@/lib/platform/database/db'
import type { LeadEvent } from '@/lib/platform/generated/prisma/client'
import { siteUrl } from '@/lib/platform/site'

/**
 * The message for a history entry, with the lead's current state; null when erased, deleted or held back.
 * `communityIds`: those of the endpoint; empty for all.
 */
export async function composeMessage(
  type: WebhookEvent,
  leadId: string,
  entryId: string,
  communityIds: string[],
): Promise<WebhookMessage | null> {
  const [lead, entry] = await Promise.all([
    leadPayload(leadId),
    db.leadEvent.findUnique({ where: { id: entryId } }),
  ])
  if (!lead || !entry) return null
  const leadIds = type === 'lead.attempted' ? await answeredBy(entry, communityIds) : []
  const change = { ...changeOf(entry), ...(leadIds.length > 1 && { leadIds }) }
  return { type, timestamp: entry.createdAt.toISOString(), data: { lead, change } }
}

/** Requests of the family that one attempt answered, in communities that the endpoint hears of. */
async function answeredBy({ id, tourRequestId, data }: LeadEvent, communityIds: string[]): Promise<string[]> {
  const first = z.object({ throughEntryId: z.uuid() }).safeParse(data).data?.throughEntryId ?? id
  const leads = await db.$queryRaw<{ id: string }[]>`
    select t.id from tour_requests t
    where (t.id = ${tourRequestId}::uuid
        or t.household_id = (select household_id from tour_requests where id = ${tourRequestId}::uuid))
      and t.quarantined_at is null and t.erased_at is null
      and (${communityIds}::uuid[] = '{}' or t.community_id = any(${communityIds}::uuid[]))
      and exists (select from lead_events e where e.tour_request_id = t.id
        and (e.id = ${first}::uuid or e.data->>'throughEntryId' = ${first}))
    order by t.created_at, t.id`
  return leads.map((lead) => lead.id)
}

/** The lead as other systems see it; null when erased, deleted or held back. */
export async function leadPayload(id: string): Promise<WebhookLead | null> {
  const lead = await db.tourRequest.findFirst({
    where: { id, erasedAt: null, quarantinedAt: null },
    include: {
      community: { select: { id: true, slug: true, name: true } },
      floorPlan: { select: { id: true, name: true } },
      owner: { select: { username: true } },
    },
  })
  if (!lead) return null
  const { transactionId, source, status, statusReason, name, phoneExtension, email, message } = lead
  return {
    id,
    transactionId,
    url: siteUrl(`/admin/tour-requests/${id}`),
    source,
    status,
    statusReason,
    name,
    phone: lead.phoneE164 ?? lead.phone,
    phoneExtension,
    email,
    message,
    community: lead.community,
    floorPlan: lead.floorPlan,
    owner: lead.owner?.username ?? null,
    preferredDate: stamp(lead.preferredDate),
    scheduledDate: stamp(lead.scheduledDate),
    createdAt: lead.createdAt.toISOString(),
    callDueAt: stamp(lead.callDueAt),
    firstAttemptAt: stamp(lead.firstAttemptAt),
    reachedAt: stamp(lead.reachedAt),
    campaign: {
      source: lead.utmSource,
      medium: lead.utmMedium,
      name: lead.utmCampaign,
      term: lead.utmTerm,
      content: lead.utmContent,
    },
  }
}

const stamp = (date: Date | null) => date?.toISOString() ?? null

const CHANGE_KEYS = ['outcome', 'from', 'to', 'reason', 'scheduledDate'] as const

/** Excludes staff notes and the family's earlier words. */
function changeOf({ actorId, actorName, data }: LeadEvent): WebhookChange {
  const facts = data && typeof data === 'object' && !Array.isArray(data) ? data : {}
  const fields = Object.keys(correctionsIn(data))
  return {
    by: actorId ? actorName : null,
    ...Object.fromEntries(
      CHANGE_KEYS.flatMap((key) => (typeof facts[key] === 'string' ? [[key, facts[key]]] : [])),
    ),
    ...(fields.length > 0 && { fields }),
  }
}
