import { adminRoute } from '@/lib/accounts/admin-route'
import { testConnection } from '@/lib/desk/connections/test-connection'

/** Asks the other system, and keeps its answer. */
export const POST = adminRoute({ can: ['update', 'administration'] }, ({ actor, params }) =>
  testConnection(actor, params.name ?? ''),
)
