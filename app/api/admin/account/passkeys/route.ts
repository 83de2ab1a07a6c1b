import { adminRoute } from '@/lib/accounts/admin-route'
import { addPasskey, newPasskeySchema } from '@/lib/accounts/passkeys/own-passkeys'

/** Stores a new passkey. */
export const POST = adminRoute(
  { body: newPasskeySchema, secondFactor: 'may be missing' },
  async ({ actor, body, browser }) => Response.json(await addPasskey(actor, body, browser), { status: 201 }),
)
