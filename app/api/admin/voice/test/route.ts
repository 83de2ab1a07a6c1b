import { adminRoute } from '@/lib/accounts/admin-route'
import { testCall } from '@/lib/desk/voice/test-call'

/** Calls the administrator's own phone. */
export const POST = adminRoute(({ actor }) => testCall(actor))
