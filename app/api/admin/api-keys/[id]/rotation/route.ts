import { adminRoute } from '@/lib/accounts/admin-route'
import { rotateKey, rotationSchema } from '@/lib/accounts/api-keys/rotate-key'

/** Gives a key a new secret, which is returned only here. */
export const POST = adminRoute(
  { body: rotationSchema, can: ['update', 'accounts'] },
  ({ actor, id, body, browser }) => rotateKey(actor, id, body, browser),
)
