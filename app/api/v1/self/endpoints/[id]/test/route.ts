import { keyRoute } from '@/lib/accounts/key-route'
import { partnerPreflight } from '@/lib/accounts/partners/key-answer'
import { testEndpointOperation } from '@/lib/desk/api/endpoint-operations'
import { sendTest } from '@/lib/desk/webhooks/endpoints'

/** Sends a test message to an endpoint. */
export const POST = keyRoute(testEndpointOperation, ({ manager, params: { id = '' }, browser }) =>
  sendTest(manager, id, browser),
)

export const OPTIONS = partnerPreflight('POST')
