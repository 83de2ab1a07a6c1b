import 'server-only'
import { sourceOf } from '@/lib/leads/sources/registry'
import { applyRefusals } from '@/lib/leads/tour-requests/apply-refusals'
import { correctWithin } from '@/lib/leads/tour-requests/correct-lead'
import { deliveryEvent } from '@/lib/leads/tour-requests/delivery-event'
import type { JournaledLead } from '@/lib/leads/tour-requests/journaled-lead'
import { leadAlertKey } from '@/lib/leads/tour-requests/lead-alert'
import { recordEvents } from '@/lib/leads/tour-requests/record-event'
import { announce, takeInInput } from '@/lib/leads/tour-requests/store-lead'
import { HELD_REASON } from '@/lib/platform/backup/held-reason'
import { afterCommit, db, type Tx } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { type Marks, markEntry } from '@/lib/platform/journal/journal'
import { heldKinds } from '@/lib/platform/outbox/registered-handlers'

const LIMITS = { maxWait: 3_000, timeout: 10_000 }

type Replayed = 'stored' | 'repeated' | 'known'

/**
 * Stores a journaled lead as if it came now, with its own time of receipt; repeatable. What the database had
 * already sent before it was lost is held, and what was mailed from memory is noted as sent.
 */
export async function replayLead(id: string, lead: JournaledLead, marks: Marks): Promise<Replayed> {
  const replayed = await db.$transaction((tx) => replayWithin(tx, id, lead, marks), LIMITS)
  await markEntry(id, { ...marks, stored: true })
  return replayed
}

async function replayWithin(tx: Tx, id: string, lead: JournaledLead, marks: Marks): Promise<Replayed> {
  // Two workers must not replay one entry.
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`journal:${id}`}, 0))`
  const known = await tx.journalEntry.findUnique({ where: { id } })
  if (known) {
    if (known.tourRequestId) await noteAlerted(tx, known.tourRequestId, marks)
    return 'known'
  }
  const outcome = await takeInInput(tx, {
    ...lead.input,
    flood: null,
    lead: await existing(tx, lead.input.lead),
  })
  const { leadId } = outcome
  if (outcome.outcome === 'stored') {
    if (!sourceOf(lead.source).isOwnWish) await applyRefusals(tx, [lead.person])
    afterCommit(tx, () => announce(outcome))
  } else if (lead.sentBy) {
    await correctWithin(tx, leadId, {
      ...lead,
      source: sourceOf(lead.source),
      side: lead,
      preferredDate: lead.preferredDate ? new Date(lead.preferredDate) : null,
      targets: lead.targets?.filter((target) => !marks.alerted?.includes(target)) ?? null,
    })
  }
  // A database had it and was lost: what followed may have gone out.
  const wasStored = marks.stored === true
  if (wasStored) await holdFollowUps(tx, leadId)
  else await noteAlerted(tx, leadId, marks)
  const isHeld = wasStored && outcome.outcome === 'stored'
  await tx.journalEntry.upsert({
    where: { id },
    create: { id, tourRequestId: leadId, isHeld },
    update: { isHeld },
  })
  return outcome.outcome
}

/** References whose rows a restored database does not have. Without them the lead is still a lead. */
const REFERENCES: Record<string, string> = {
  community_id: 'communities',
  floor_plan_id: 'floor_plans',
  landing_page_template_id: 'landing_page_templates',
  topic_id: 'contact_topics',
  landing_test_id: 'landing_page_tests',
  api_key_id: 'api_keys',
}

async function existing(tx: Tx, columns: Record<string, unknown>): Promise<Record<string, unknown>> {
  const kept = { ...columns }
  for (const [column, table] of Object.entries(REFERENCES)) {
    const id = columns[column]
    if (typeof id !== 'string') continue
    const rows = await tx.$queryRaw<unknown[]>`
      select 1 from ${Prisma.raw(table)} where id = ${id}::uuid for key share`
    if (rows.length === 0) kept[column] = null
  }
  return kept.api_key_id === null ? { ...kept, idempotency_key: null } : kept
}

async function holdFollowUps(tx: Tx, leadId: string): Promise<void> {
  await tx.$executeRaw`
    update outbox_items set state = 'failed', finished_at = now(), last_error = ${HELD_REASON}
    where tour_request_id = ${leadId}::uuid and state = 'due' and kind = any(${await heldKinds()})
      and due_at <= now() + interval '1 minute'`
}

/** The mail server took these alerts while the database was away. */
async function noteAlerted(tx: Tx, leadId: string, { alerted = [] }: Marks): Promise<void> {
  if (alerted.length === 0) return
  const keys = alerted.map((target) => leadAlertKey(leadId, target))
  const items = await tx.$queryRaw<{ id: string; target: string }[]>`
    update outbox_items set state = 'sent', finished_at = now(), attempt_count = 1
    where dedup_key = any(${keys}) and state = 'due' returning id, target`
  const result = { outcome: 'sent' as const, response: 'Sent while the database was away' }
  await recordEvents(
    tx,
    items.map((item) => deliveryEvent({ item: { ...item, tourRequestId: leadId }, state: 'sent', result })),
  )
}
