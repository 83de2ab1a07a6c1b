import { adminRoute } from '@/lib/accounts/admin-route'
import { assertMayConnect } from '@/lib/desk/connections/read-connections'
import { connectionSchema, disconnect, saveConnection } from '@/lib/desk/connections/save-connection'

/** Stores settings of a connection, sealed; they count at once. */
export const PUT = adminRoute(
  { body: connectionSchema, can: (actor, { name = '' }) => assertMayConnect(actor, name) },
  async ({ actor, params, body, browser }) => {
    await saveConnection(actor, params.name ?? '', body.values, browser)
    return { message: 'Saved' }
  },
)

/** Removes everything that was entered for a connection. */
export const DELETE = adminRoute(
  { can: (actor, { name = '' }) => assertMayConnect(actor, name) },
  async ({ actor, params, browser }) => {
    await disconnect(actor, params.name ?? '', browser)
    return { message: 'Removed' }
  },
)
