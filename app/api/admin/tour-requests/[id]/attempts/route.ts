import { adminRoute } from '@/lib/accounts/admin-route'
import { attemptSchema } from '@/lib/desk/status/action-schema'
import { logAttempt } from '@/lib/desk/tour-requests/log-attempt'

/** Logs an attempt to reach the family; stops the clock. */
export const POST = adminRoute(attemptSchema, async ({ actor, id, body }) => {
  await logAttempt(actor, id, body)
  return Response.json({ message: 'Logged' }, { status: 201 })
})
