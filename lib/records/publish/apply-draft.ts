import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import type { Tx } from '@/lib/platform/database/db'
import type { Entity } from '@/lib/records/declare/define-entity'
import { assertMayCreate } from '@/lib/records/declare/permissions'
import { flagValues } from '@/lib/records/declare/publication'
import { type AdminRecord, mayUse } from '@/lib/records/declare/record'
import {
  assertDraftFresh,
  draftValues,
  missing,
  type RecordWithDraft,
  recordWithDraft,
} from '@/lib/records/publish/draft'
import type { DraftInput } from '@/lib/records/publish/save-draft'
import { lock } from '@/lib/records/store/change'
import type { Change } from '@/lib/records/store/history'
import { createWithin, updateWithin, type Written } from '@/lib/records/store/write-record'

/** Writes a record as its draft would publish it; the draft stays. @throws AppError 400, 404, 405 */
export async function applyDraft(tx: Tx, actor: Actor, entity: Entity, id: string): Promise<AdminRecord> {
  const current = await recordWithDraft(tx, actor, entity, id)
  const { after } = await writeDraft(tx, actor, entity, id, current, { isOn: true, action: 'publish' })
  return after
}

type Writing = {
  isOn: boolean
  action: Change['action']
  /** Replaces the stored draft's values; also the versions that the user saw. */
  input?: Partial<DraftInput>
}

/** Writes a draft, or the input instead, to the row the caller locked. @throws AppError 400, 403, 404, 409 */
export async function writeDraft(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  id: string,
  { record, draft }: RecordWithDraft,
  { isOn, action, input = {} }: Writing,
): Promise<Written> {
  assertDraftFresh(actor, draft, input)
  const stored = Object.entries(draft ? draftValues(draft) : {}).filter(([name]) =>
    mayUse(actor, entity, name),
  )
  const values = { ...(input.values ?? Object.fromEntries(stored)), ...flagValues(entity, isOn) }
  if (record) {
    return updateWithin(tx, actor, entity, id, { ...values, updatedAt: input.updatedAt }, { action })
  }
  if ((!draft && !input.values) || input.updatedAt) throw missing(entity)
  assertMayCreate(actor, entity)
  await lock(tx, entity, id)
  return createWithin(tx, actor, entity, values, { action, id })
}
