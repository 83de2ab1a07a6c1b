import { keyRoute } from '@/lib/accounts/key-route'
import { replaceSecret } from '@/lib/desk/webhooks/endpoints'

/** Replaces the signing secret; the new one is returned only here (ownSecretSchema). */
export const POST = keyRoute({ scope: 'leads:read' }, ({ manager, params: { id = '' }, browser }) =>
  replaceSecret(manager, id, browser),
)
