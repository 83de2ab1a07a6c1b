import { adminRoute } from '@/lib/accounts/admin-route'
import { draftSchema } from '@/lib/desk/note-drafts/draft-schema'
import { readDrafts, saveDraft } from '@/lib/desk/note-drafts/note-drafts'

/** The person's own drafts about the lead, by form. */
export const GET = adminRoute({ can: ['update', 'leads'] }, ({ actor, id }) => readDrafts(actor, id))

/** Keeps what the person has typed into one form. */
export const PUT = adminRoute({ body: draftSchema, can: ['update', 'leads'] }, ({ actor, id, body }) =>
  saveDraft(actor, id, body),
)
