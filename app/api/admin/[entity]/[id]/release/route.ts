import { releaseHeld } from '@/lib/desk/tour-requests/release-held'
import { adminHandler } from '@/lib/records/store/admin-handler'

/** "Not spam": what was held back is mailed after all. */
export const POST = adminHandler(async ({ actor, entity, id }) => {
  await releaseHeld(actor, entity, id)
  return { message: 'Released. The mail is on its way.' }
})
