import { adminRoute } from '@/lib/accounts/admin-route'
import { ringMe } from '@/lib/desk/voice/click-to-call'

/** Makes the person's own phone ring, to be connected with the family. */
export const POST = adminRoute(({ actor, id }) => ringMe(actor, id))
