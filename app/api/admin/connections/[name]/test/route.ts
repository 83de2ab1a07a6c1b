import { adminRoute } from '@/lib/accounts/admin-route'
import { assertMayConnect } from '@/lib/desk/connections/read-connections'
import { testConnection } from '@/lib/desk/connections/test-connection'

/** Asks the other system, and keeps its answer. */
export const POST = adminRoute(
  { can: (actor, { name = '' }) => assertMayConnect(actor, name) },
  ({ actor, params }) => testConnection(actor, params.name ?? ''),
)
