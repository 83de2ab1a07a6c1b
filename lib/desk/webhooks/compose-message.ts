import 'server-only'
import type { WebhookEvent } from '@/lib/desk/webhooks/webhook-events'
import type { WebhookChange, WebhookLead, WebhookMessage } from '@/lib/desk/webhooks/webhook-message'
import { correctionsIn } from '@/lib/leads/tour-requests/corrections'
import { db } from '@/lib/platform/database/db'
import { contactAllowed } from '@/lib/platform/do-not-contact/find-refusal'
import { refusalsOf } from '@/lib/platform/do-not-contact/refusals'
import type { LeadEvent } from '@/lib/platform/generated/prisma/client'
import { siteUrl } from '@/lib/platform/site'

/** The message for a history entry, with the lead's current state; null when erased, deleted or held back. */
export async function composeMessage(
  type: WebhookEvent,
  leadId: string,
  entryId: string,
): Promise<WebhookMessage | null> {
  const [lead, entry] = await Promise.all([
    leadPayload(leadId),
    db.leadEvent.findUnique({ where: { id: entryId } }),
  ])
  if (!lead || !entry) return null
  return { type, timestamp: entry.createdAt.toISOString(), data: { lead, change: changeOf(entry) } }
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
    contactAllowed: contactAllowed(await refusalsOf(db, [lead])),
    contactEndedAt: stamp(lead.contactEndedAt),
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

const CHANGE_KEYS = ['outcome', 'from', 'to', 'reason', 'scheduledDate', 'scope'] as const

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
