import { entityRoute } from '@/lib/records/store/entity-route'
import { takenBy } from '@/lib/records/store/taken'

/** Checks a unique value: `{ message }` when another record has it, null when it is free. */
export const GET = entityRoute(async ({ actor, entity, query }) => ({
  message: await takenBy(actor, entity, Object.fromEntries(query)),
}))
