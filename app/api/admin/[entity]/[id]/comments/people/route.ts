import { adminHandler } from '@/lib/admin/admin-handler'
import { colleaguesFor } from '@/lib/comments/colleagues'

/** Whom a comment here can name. */
export const GET = adminHandler(async ({ actor, entity, id }) =>
  (await colleaguesFor(actor, entity, id)).map((person) => ({ id: person.id, name: person.name })),
)
