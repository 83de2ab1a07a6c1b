import { adminRoute } from '@/lib/accounts/admin-route'
import { removePasskey } from '@/lib/accounts/passkeys/own-passkeys'
import { proofSchema } from '@/lib/accounts/sessions/prove-identity'

/** Removes one of the person's passkeys. */
export const DELETE = adminRoute(proofSchema, async ({ actor, id, body, browser }) => {
  await removePasskey(actor, id, body, browser)
  return { message: 'Passkey removed' }
})
