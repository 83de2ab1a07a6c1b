import * as z from 'zod'
import { cancelPlan, planPublication } from '@/lib/records/publish/plan-publication'
import { entityRoute } from '@/lib/records/store/entity-route'

const action = z.enum(['publish', 'unpublish'], 'Choose publish or unpublish')
const plan = z.strictObject({
  action,
  at: z.iso.datetime({ offset: true, message: 'Please choose a day and a time' }),
})

/** Schedules `{ action, at }`, or reschedules it. */
export const PUT = entityRoute(plan, ({ actor, entity, id, body }) =>
  planPublication(actor, entity, id, body),
)

/** Cancels the schedule of `{ action }`. */
export const DELETE = entityRoute(z.strictObject({ action }), ({ actor, entity, id, body }) =>
  cancelPlan(actor, entity, id, body.action),
)
