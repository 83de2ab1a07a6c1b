import { requireUser } from '@/lib/auth/session'
import { checkHubspot } from '@/lib/crm/check-hubspot'
import { route } from '@/lib/http/route'

/** Asks HubSpot whether the connection works, and what there is to choose from. */
export const POST = route(async () => Response.json({ message: await checkHubspot(await requireUser()) }), {
  sameOrigin: true,
})
