import { readAccountRequest } from '@/lib/accounts/access/account-request'
import { browserOf } from '@/lib/accounts/access/browser'
import { askForReset, forgottenSchema } from '@/lib/accounts/users/forgotten-password'
import { route } from '@/lib/platform/http/route'

/** Asks for a link to set a new password; the answer is the same whether or not the account exists. */
export const POST = route(
  async (request) => {
    const { name } = await readAccountRequest(request, forgottenSchema)
    await askForReset(name, browserOf(request))
    return Response.json({ message: 'If this is an account with an email address, a link is on its way' })
  },
  { sameOrigin: true },
)
