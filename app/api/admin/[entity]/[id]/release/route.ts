import { releaseHeld } from '@/lib/desk/tour-requests/quarantine'
import { entityRoute } from '@/lib/records/store/entity-route'

/** "Not spam": sends the mail that was held back. */
export const POST = entityRoute(async ({ actor, entity, id }) => {
  await releaseHeld(actor, entity, id)
  return { message: 'Released. The mail is on its way.' }
})
