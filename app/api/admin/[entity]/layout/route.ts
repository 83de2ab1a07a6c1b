import { layoutSchema, saveLayout } from '@/lib/records/lists/list-views'
import { entityRoute } from '@/lib/records/store/entity-route'

/** Stores the person's columns of a list, or the view it opens with. */
export const PATCH = entityRoute(layoutSchema, ({ actor, entity, body }) => saveLayout(actor, entity, body))
