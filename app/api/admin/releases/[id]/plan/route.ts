import * as z from 'zod'
import { adminRoute } from '@/lib/accounts/admin-route'
import { assertMayRelease } from '@/lib/records/releases/find-release'
import { cancelReleasePlan, planRelease } from '@/lib/records/releases/run-release'
import { seenItems } from '@/lib/records/releases/seen-items'

const plan = z.strictObject({
  at: z.iso.datetime({ offset: true, message: 'Please choose a day and a time' }),
  seen: seenItems,
})

/** Schedules it as it was seen for `{ at, seen }`, or reschedules it. */
export const PUT = adminRoute({ body: plan, can: assertMayRelease }, ({ actor, id, body }) =>
  planRelease(actor, id, body.at, body.seen),
)

/** Cancels the schedule, or dismisses a missed one. */
export const DELETE = adminRoute(({ actor, id }) => cancelReleasePlan(actor, id))
