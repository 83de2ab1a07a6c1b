import { keyRoute } from '@/lib/accounts/key-route'
import { partnerPreflight } from '@/lib/accounts/partners/key-answer'
import { replaceEndpointSecretOperation } from '@/lib/desk/api/endpoint-operations'
import { replaceSecret } from '@/lib/desk/webhooks/endpoints'

/** Replaces the signing secret; the new one is returned only here. */
export const POST = keyRoute(replaceEndpointSecretOperation, ({ manager, params: { id = '' }, browser }) =>
  replaceSecret(manager, id, browser),
)

export const OPTIONS = partnerPreflight('POST')
