import { adminRoute } from '@/lib/accounts/admin-route'
import { testProvider } from '@/lib/accounts/company/test-provider'

/** Asks the identity provider if it knows this client. */
export const POST = adminRoute(({ actor }) => testProvider(actor))
