import { colleaguesFor } from '@/lib/records/comments/comments'
import { entityRoute } from '@/lib/records/store/entity-route'

/** Colleagues who can be mentioned in a comment here. */
export const GET = entityRoute(async ({ actor, entity, id }) =>
  (await colleaguesFor(actor, entity, id)).map((person) => ({ id: person.id, name: person.name })),
)
