import { adminRoute } from '@/lib/accounts/admin-route'
import { nextStepSchema } from '@/lib/desk/status/action-schema'
import { postponeNextStep } from '@/lib/desk/tour-requests/postpone-next-step'

/** Reschedules the next step. */
export const PUT = adminRoute(nextStepSchema, async ({ actor, id, body }) => {
  await postponeNextStep(actor, id, body.nextStepAt)
  return { message: 'Saved' }
})
