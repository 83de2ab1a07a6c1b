import { adminHandler } from '@/lib/admin/admin-handler'
import { releaseHeld } from '@/lib/desk/release-held'

/** "Not spam": what was held back is mailed after all. */
export const POST = adminHandler(async ({ actor, entity, id }) => {
  await releaseHeld(actor, entity, id)
  return { message: 'Released. The mail is on its way.' }
})
