import { adminRoute } from '@/lib/accounts/admin-route'
import { createResetLink } from '@/lib/accounts/users/password-reset'

/** Creates a password reset link, which is returned only here. */
export const POST = adminRoute(async ({ actor, id, browser }) =>
  Response.json(await createResetLink(actor, id, browser), { status: 201 }),
)
