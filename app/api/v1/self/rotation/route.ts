import { rotateKey } from '@/lib/accounts/api-keys/rotate-key'
import { keyRoute } from '@/lib/accounts/key-route'
import { partnerPreflight } from '@/lib/accounts/partners/key-answer'
import { rotateKeyOperation } from '@/lib/desk/api/partner-operations'
import { assertMayRotate } from '@/lib/desk/partners/self'

/** Replaces the key of the call; the new one is returned only here. */
export const POST = keyRoute(rotateKeyOperation, async ({ key, manager, body, browser }) => {
  assertMayRotate(key)
  return rotateKey({ ...manager, shownHash: key.shownHash }, key.id, body, browser)
})

export const OPTIONS = partnerPreflight('POST')
