import { removeView, updateView, viewChangeSchema } from '@/lib/records/lists/list-views'
import { entityRoute } from '@/lib/records/store/entity-route'

/** Renames a view, shares it, or changes what it shows. */
export const PATCH = entityRoute(viewChangeSchema, ({ actor, entity, id, body }) =>
  updateView(actor, entity, id, body),
)

export const DELETE = entityRoute(({ actor, entity, id }) => removeView(actor, entity, id))
