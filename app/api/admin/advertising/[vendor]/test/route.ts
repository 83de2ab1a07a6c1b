import { adminRoute } from '@/lib/accounts/admin-route'
import { testConnection } from '@/lib/marketing/conversions/test-connection'

/** Asks an ad platform whether it would accept our conversions; the test is not counted. */
export const POST = adminRoute(async ({ actor, params: { vendor = '' } }) => ({
  passed: await testConnection(actor, vendor),
}))
