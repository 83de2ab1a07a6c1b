import { partnerPreflight } from '@/lib/accounts/partners/key-answer'
import {
  getChangeableCall,
  saveKeyDraftCall,
  storeKeyDraftCall,
  withdrawDraftCall,
} from '@/lib/records/calls/content-calls'
import { toApiRecord } from '@/lib/records/declare/record'
import { keyDraft, readChangeable } from '@/lib/records/lists/changeable'
import { asSeenBy } from '@/lib/records/publish/draft-request'
import { storeDraft } from '@/lib/records/publish/publish-record'
import { discardDraft, saveDraft } from '@/lib/records/publish/save-draft'
import { entityRoute } from '@/lib/records/store/entity-route'

/** `{ record, draft }`, either of which can be null. */
export const GET = entityRoute(getChangeableCall, ({ actor, entity, id }) =>
  readChangeable(actor, entity, id),
)

/** Stores `{ values, updatedAt?, draftUpdatedAt? }` as the draft; null when it equals the record. */
export const PUT = entityRoute(saveKeyDraftCall, async ({ actor, entity, id, body }) => {
  const draft = await saveDraft(actor, entity, id, asSeenBy(actor, body))
  return draft && keyDraft(draft)
})

/** Writes the draft, or the sent values, to the record without publishing it. */
export const POST = entityRoute(storeKeyDraftCall, async ({ actor, entity, id, body }) =>
  toApiRecord(actor, entity, await storeDraft(actor, entity, id, asSeenBy(actor, body))),
)

/** Withdraws the key's own draft. */
export const DELETE = entityRoute(withdrawDraftCall, ({ actor, entity, id }) =>
  discardDraft(actor, entity, id),
)

export const OPTIONS = partnerPreflight('GET', 'HEAD', 'PUT', 'POST', 'DELETE')
