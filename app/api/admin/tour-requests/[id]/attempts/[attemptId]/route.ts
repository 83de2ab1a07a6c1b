import { adminRoute } from '@/lib/accounts/admin-route'
import { undoAttempt } from '@/lib/desk/tour-requests/undo-attempt'

/** Takes back the person's own attempt, within ten minutes. */
export const DELETE = adminRoute(async ({ actor, id, params: { attemptId = '' } }) => {
  await undoAttempt(actor, id, attemptId)
  return { message: 'Attempt undone' }
})
