import { requireUser } from '@/lib/accounts/sessions/session'
import { checkHubspot } from '@/lib/desk/crm/check-hubspot'
import { route } from '@/lib/platform/http/route'

/** Tests the HubSpot connection and fetches the pipelines to choose from. */
export const POST = route(async () => Response.json({ message: await checkHubspot(await requireUser()) }), {
  sameOrigin: true,
})
