import { readAccountRequest } from '@/lib/accounts/access/account-request'
import { browserOf } from '@/lib/accounts/access/browser'
import { forgottenSchema, requestReset } from '@/lib/accounts/users/forgotten-password'
import { route } from '@/lib/platform/http/route'

/** Requests a password reset link; answers alike for existing and unknown accounts. */
export const POST = route(
  async (request) => {
    const { name } = await readAccountRequest(request, forgottenSchema)
    await requestReset(name, browserOf(request))
    return Response.json({ message: 'If this is an account with an email address, a link is on its way' })
  },
  { sameOrigin: true },
)
