import { adminRoute } from '@/lib/accounts/admin-route'
import { tourTimeSchema } from '@/lib/desk/status/action-schema'
import { scheduleTour } from '@/lib/desk/status/change-status'

/** Sets the tour date, and moves the lead to scheduled if it is not there yet. */
export const POST = adminRoute(tourTimeSchema, async ({ actor, id, body }) => {
  const { status, scheduledDate } = await scheduleTour(actor, id, body)
  return { status, scheduledDate }
})
