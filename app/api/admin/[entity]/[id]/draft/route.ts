import {
  discardDraftCall,
  getDraftCall,
  saveDraftCall,
  storeDraftCall,
} from '@/lib/records/calls/publish-calls'
import { toApiRecord } from '@/lib/records/declare/record'
import { draftOf } from '@/lib/records/publish/draft'
import { asSeenBy } from '@/lib/records/publish/draft-request'
import { storeDraft } from '@/lib/records/publish/publish-record'
import { discardDraft, saveDraft } from '@/lib/records/publish/save-draft'
import { deprecatedForKeys } from '@/lib/records/store/deprecated-for-keys'
import { entityRoute } from '@/lib/records/store/entity-route'

/** The record's unpublished changes, or null. */
export const GET = deprecatedForKeys(
  entityRoute(getDraftCall, ({ actor, entity, id }) => draftOf(actor, entity, id)),
)

/** Stores `{ values, updatedAt?, draftUpdatedAt? }` as the draft; null when it equals the record. */
export const PUT = deprecatedForKeys(
  entityRoute(saveDraftCall, ({ actor, entity, id, body }) =>
    saveDraft(actor, entity, id, asSeenBy(actor, body)),
  ),
)

/** Writes the draft, or the sent values, to the record without publishing it. */
export const POST = deprecatedForKeys(
  entityRoute(storeDraftCall, async ({ actor, entity, id, body }) =>
    toApiRecord(actor, entity, await storeDraft(actor, entity, id, asSeenBy(actor, body))),
  ),
)

export const DELETE = entityRoute(discardDraftCall, ({ actor, entity, id }) =>
  discardDraft(actor, entity, id),
)
