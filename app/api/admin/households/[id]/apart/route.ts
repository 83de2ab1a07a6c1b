import { adminRoute } from '@/lib/accounts/admin-route'
import { keepApart } from '@/lib/desk/duplicates/merge'
import { apartSchema } from '@/lib/desk/duplicates/merge-schema'

/** Marks another household as a different family. */
export const POST = adminRoute(apartSchema, async ({ actor, id, body }) => {
  await keepApart(actor, id, body.otherId)
  return { message: 'Kept as different families' }
})
