import * as z from 'zod'
import { readJson } from '@/lib/platform/http/read-json'
import { cancelPlan, planPublication } from '@/lib/records/publish/plan-publication'
import { adminHandler } from '@/lib/records/store/admin-handler'

const action = z.enum(['publish', 'unpublish'], 'Say whether to publish or to unpublish')
const plan = z.strictObject({
  action,
  at: z.iso.datetime({ offset: true, message: 'Please choose a day and a time' }),
})

/** Schedules `{ action, at }`, or reschedules it. */
export const PUT = adminHandler(async ({ actor, entity, id, request }) =>
  planPublication(actor, entity, id, await readJson(request, plan)),
)

/** Cancels the schedule of `{ action }`. */
export const DELETE = adminHandler(async ({ actor, entity, id, request }) => {
  const sent = await readJson(request, z.strictObject({ action }))
  return cancelPlan(actor, entity, id, sent.action)
})
