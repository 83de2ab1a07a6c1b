import { adminRoute } from '@/lib/accounts/admin-route'
import { skipSchema } from '@/lib/desk/status/action-schema'
import { skipLead } from '@/lib/desk/tour-requests/claim'

/** Passes a waiting family on to the others, with a reason. */
export const POST = adminRoute(
  { body: skipSchema, can: ['update', 'leads'] },
  async ({ actor, id, body }) => {
    await skipLead(actor, id, body.reason)
    return { message: 'Skipped' }
  },
)
