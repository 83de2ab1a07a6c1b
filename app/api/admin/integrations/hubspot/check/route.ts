import { adminRoute } from '@/lib/accounts/admin-route'
import { checkHubspot } from '@/lib/desk/crm/save-settings'

/** Tests the HubSpot connection and fetches the pipelines to choose from. */
export const POST = adminRoute(async ({ actor }) => ({ message: await checkHubspot(actor) }))
