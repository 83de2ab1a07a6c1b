import { rotateKey, rotationSchema } from '@/lib/accounts/api-keys/rotate-key'
import { keyRoute } from '@/lib/accounts/key-route'
import { assertMayRotate } from '@/lib/desk/partners/self'

/** Replaces the key of the call; the new one is returned only here (rotatedKeySchema). */
export const POST = keyRoute(
  { scope: null, body: rotationSchema },
  async ({ key, manager, body, browser }) => {
    assertMayRotate(key)
    return rotateKey(manager, key.id, body, browser)
  },
)
