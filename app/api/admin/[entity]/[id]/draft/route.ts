import { toApiRecord } from '@/lib/records/declare/record'
import { draftOf } from '@/lib/records/publish/draft'
import { asSeenBy, draftChange, wholeDraft } from '@/lib/records/publish/draft-request'
import { storeDraft } from '@/lib/records/publish/publish-record'
import { discardDraft, saveDraft } from '@/lib/records/publish/save-draft'
import { entityRoute } from '@/lib/records/store/entity-route'

/** The record's unpublished changes, or null. */
export const GET = entityRoute({ key: 'content:drafts' }, ({ actor, entity, id }) =>
  draftOf(actor, entity, id),
)

/** Stores `{ values, updatedAt?, draftUpdatedAt? }` as the draft; null when it equals the record. */
export const PUT = entityRoute({ ...wholeDraft, key: 'content:drafts' }, ({ actor, entity, id, body }) =>
  saveDraft(actor, entity, id, asSeenBy(actor, body)),
)

/** Writes the draft, or the sent values, to the record without publishing it. */
export const POST = entityRoute(
  { ...draftChange, key: 'content:drafts' },
  async ({ actor, entity, id, body }) =>
    toApiRecord(actor, entity, await storeDraft(actor, entity, id, asSeenBy(actor, body))),
)

export const DELETE = entityRoute(({ actor, entity, id }) => discardDraft(actor, entity, id))
