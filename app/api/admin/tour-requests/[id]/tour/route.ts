import { adminRoute } from '@/lib/accounts/admin-route'
import { tourOutcomeSchema } from '@/lib/desk/status/action-schema'
import { recordTour } from '@/lib/desk/tour-requests/record-tour'

/** Records whether the family came to its tour. */
export const POST = adminRoute(tourOutcomeSchema, async ({ actor, id, body }) => {
  await recordTour(actor, id, body)
  return { message: 'Saved' }
})
