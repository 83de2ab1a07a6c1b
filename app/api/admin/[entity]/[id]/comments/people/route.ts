import { colleaguesFor } from '@/lib/records/comments/colleagues'
import { adminHandler } from '@/lib/records/store/admin-handler'

/** Colleagues who can be mentioned in a comment here. */
export const GET = adminHandler(async ({ actor, entity, id }) =>
  (await colleaguesFor(actor, entity, id)).map((person) => ({ id: person.id, name: person.name })),
)
