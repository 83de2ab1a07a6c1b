import { factChange, updateFact } from '@/lib/records/facts/facts'
import { entityRoute } from '@/lib/records/store/entity-route'

/** Confirms a fact, or sets its review date and owner; returns the state of the record's facts. */
export const PATCH = entityRoute(factChange, async ({ actor, entity, id, body }) => ({
  facts: await updateFact(actor, entity, id, body),
}))
