import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import {
  DRAFT_FORMS,
  type DraftForm,
  type DraftValues,
  type ServerDraft,
  type TypedDraft,
} from '@/lib/desk/note-drafts/draft-schema'
import { assertLeadInScope } from '@/lib/leads/access/lead-scope'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict, notFound } from '@/lib/platform/errors'
import { asJson } from '@/lib/platform/outbox/as-json'

export type LeadDrafts = Record<DraftForm, ServerDraft>

/** The person's drafts about a lead, by form. @throws AppError 403, 404, 409 when erased */
export async function readDrafts(actor: Actor, leadId: string): Promise<LeadDrafts> {
  await assertMayType(actor, leadId)
  const { id: userId } = actor
  const rows = userId ? await db.noteDraft.findMany({ where: { tourRequestId: leadId, userId } }) : []
  const drafts = DRAFT_FORMS.map((form) => {
    const row = rows.find((each) => each.form === form)
    return [form, { version: row?.version ?? 0, values: (row?.values ?? null) as DraftValues | null }]
  })
  return Object.fromEntries(drafts)
}

/**
 * Keeps what the person has typed, unless it has changed since `base`, on another device or by being sent:
 * then it returns what there is, with `isKept: false`. @throws AppError 403, 404, 409 when erased
 */
export async function saveDraft(
  actor: Actor,
  leadId: string,
  { form, base, values }: TypedDraft,
): Promise<ServerDraft & { isKept: boolean }> {
  await assertMayType(actor, leadId)
  const typed = values && asJson([values])
  const [kept] = await db.$queryRaw<{ version: number }[]>`
    insert into note_drafts as old (tour_request_id, user_id, form, "values", version, updated_at)
    select l.id, ${actor.id}::uuid, ${form}, ${typed}::jsonb->0, 1, now()
    from (select id from tour_requests where id = ${leadId}::uuid and erased_at is null for share) l
    on conflict (tour_request_id, user_id, form) do update
      set "values" = excluded."values", version = old.version + 1, updated_at = now()
      where old.version = ${base}
    returning version`
  if (kept) return { version: kept.version, values, isKept: true }
  return { ...(await readDrafts(actor, leadId))[form], isKept: false }
}

/**
 * For the transaction that does what the form asks: the words are in the lead's history now. With
 * `attemptId`, words about another attempt stay: a button logs one while the form is being filled in.
 */
export async function clearDraft(
  tx: Tx,
  actor: Actor,
  leadId: string,
  form: DraftForm,
  attemptId: string | null = null,
): Promise<void> {
  // Programs and the system type nothing.
  await tx.$executeRaw`
    insert into note_drafts as old (tour_request_id, user_id, form, version, updated_at)
    select ${leadId}::uuid, u.id, ${form}, 1, now() from users u where u.id = ${actor.id}::uuid
    on conflict (tour_request_id, user_id, form) do update
      set "values" = null, version = old.version + 1, updated_at = now()
      where coalesce(${attemptId}::text = old."values"->>'attemptId', true)`
}

async function assertMayType(actor: Actor, id: string): Promise<void> {
  assertCan(actor, 'update', 'leads')
  const select = { communityId: true, ownerId: true, erasedAt: true }
  const lead = await db.tourRequest.findUnique({ where: { id }, select })
  if (!lead) throw notFound('This lead does not exist')
  await assertLeadInScope(actor, lead)
  if (lead.erasedAt) throw conflict('This person’s data was erased')
}
