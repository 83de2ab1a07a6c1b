import 'server-only'
import { sourceOf } from '@/lib/leads/sources/registry'
import { applyRefusals } from '@/lib/leads/tour-requests/apply-refusals'
import { correctWithin } from '@/lib/leads/tour-requests/correct-lead'
import { deliveryEvent } from '@/lib/leads/tour-requests/delivery-event'
import type { JournaledForm, JournaledLead } from '@/lib/leads/tour-requests/journaled-lead'
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

type StoredForm = {
  outcome: 'stored' | 'repeated'
  /** Null when it made no lead, because we know the person or it is held for review. */
  leadId: string | null
}

type FormOfLead = {
  lead: JournaledLead
  form: JournaledForm
  /** A database had it before it was lost: the visitor and the staff were told then. */
  wasStored: boolean
}

/** How a journaled form is stored once the database is back (decision 123). */
export type FormReplay = {
  name: string
  /** Stores it with its lead and what follows, in the caller's transaction; repeatable. */
  store(tx: Tx, of: FormOfLead): Promise<StoredForm>
}

type Journaled = {
  id: string
  lead: JournaledLead
  /** For a lead that came with a form. */
  replay: FormReplay | null
}

/**
 * Stores a journaled lead as if it came now, with its own time of receipt; repeatable. What the database had
 * already sent before it was lost is held, and what was mailed from memory is noted as sent.
 */
export async function replayLead(journaled: Journaled, marks: Marks): Promise<Replayed> {
  const replayed = await db.$transaction((tx) => replayWithin(tx, journaled, marks), LIMITS)
  await markEntry(journaled.id, { ...marks, stored: true })
  return replayed
}

async function replayWithin(tx: Tx, { id, lead, replay }: Journaled, marks: Marks): Promise<Replayed> {
  // Two workers must not replay one entry.
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`journal:${id}`}, 0))`
  const known = await tx.journalEntry.findUnique({ where: { id } })
  if (known) {
    if (known.tourRequestId) await noteAlerted(tx, known.tourRequestId, marks)
    return 'known'
  }
  // A database had it and was lost: what followed may have gone out.
  const wasStored = marks.stored === true
  const { outcome, leadId } = lead.form
    ? await storedForm(tx, { lead, form: lead.form, wasStored }, replay)
    : await storedLead(tx, lead, marks)
  if (leadId && wasStored) await holdFollowUps(tx, leadId)
  else if (leadId) await noteAlerted(tx, leadId, marks)
  const isHeld = wasStored && outcome === 'stored'
  await tx.journalEntry.upsert({
    where: { id },
    create: { id, tourRequestId: leadId, isHeld },
    update: { isHeld },
  })
  return outcome
}

/** @throws for a form of a newer version, which waits until this one is replaced */
function storedForm(tx: Tx, of: FormOfLead, replay: FormReplay | null): Promise<StoredForm> {
  if (replay?.name !== of.form.name) throw new Error('this version cannot store a journaled form')
  return replay.store(tx, of)
}

async function storedLead(tx: Tx, lead: JournaledLead, marks: Marks): Promise<StoredForm> {
  const stored = await storeJournaled(tx, lead)
  if (stored.outcome === 'repeated' && lead.sentBy) {
    await correctWithin(tx, stored.leadId, {
      ...lead,
      source: sourceOf(lead.source),
      side: lead,
      preferredDate: lead.preferredDate ? new Date(lead.preferredDate) : null,
      targets: lead.targets?.filter((target) => !marks.alerted?.includes(target)) ?? null,
    })
  }
  return stored
}

/** Stores a journaled lead in the caller's transaction. @param key in place of its own */
export async function storeJournaled(tx: Tx, { input, source, person }: JournaledLead, key?: string) {
  const lead = { ...(await existing(tx, input.lead)), ...(key && { transaction_id: key }) }
  const outcome = await takeInInput(tx, { ...input, flood: null, lead })
  if (outcome.outcome === 'stored') {
    if (!sourceOf(source).isOwnWish) await applyRefusals(tx, [person])
    afterCommit(tx, () => announce(outcome))
  }
  return outcome
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
