import { releaseHeld } from '@/lib/desk/tour-requests/release-held'
import { adminHandler } from '@/lib/records/store/admin-handler'

/** "Not spam": sends the mail that was held back. */
export const POST = adminHandler(async ({ actor, entity, id }) => {
  await releaseHeld(actor, entity, id)
  return { message: 'Released. The mail is on its way.' }
})
