import { partnerPreflight } from '@/lib/accounts/partners/key-answer'
import { checkDraftCall } from '@/lib/records/calls/content-calls'
import { checkDraft } from '@/lib/records/publish/check-draft'
import { entityRoute } from '@/lib/records/store/entity-route'

/** Checks the draft as publishing would, and stores nothing. */
export const POST = entityRoute(checkDraftCall, ({ actor, entity, id }) => checkDraft(actor, entity, id))

export const OPTIONS = partnerPreflight('POST')
