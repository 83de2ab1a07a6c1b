import { accountRoute } from '@/lib/accounts/access/account-route'
import { forgottenSchema, requestReset } from '@/lib/accounts/users/password-reset'

/** Requests a password reset link; answers alike for existing and unknown accounts. */
export const POST = accountRoute(forgottenSchema, async ({ name }, browser) => {
  await requestReset(name, browser)
  return Response.json({ message: 'If this account has an email address, a link is on its way' })
})
