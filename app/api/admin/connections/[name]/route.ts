import { adminRoute } from '@/lib/accounts/admin-route'
import { connectionSchema, disconnect, saveConnection } from '@/lib/desk/connections/save-connection'

/** Stores settings of a connection, sealed; they count at once. */
export const PUT = adminRoute(
  { body: connectionSchema, can: ['update', 'administration'] },
  async ({ actor, params, body, browser }) => {
    await saveConnection(actor, params.name ?? '', body.values, browser)
    return { message: 'Saved' }
  },
)

/** Removes everything that was entered for a connection. */
export const DELETE = adminRoute(
  { can: ['update', 'administration'] },
  async ({ actor, params, browser }) => {
    await disconnect(actor, params.name ?? '', browser)
    return { message: 'Removed' }
  },
)
