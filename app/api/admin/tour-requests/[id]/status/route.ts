import { adminRoute } from '@/lib/accounts/admin-route'
import { statusChangeSchema } from '@/lib/desk/status/action-schema'
import { changeStatus } from '@/lib/desk/status/change-status'

/** Changes the lead's status (reading 22). */
export const POST = adminRoute(statusChangeSchema, async ({ actor, id, body }) => ({
  status: (await changeStatus(actor, id, body)).status,
}))
