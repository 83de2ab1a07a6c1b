import { readAccountRequest } from '@/lib/auth/account-request'
import { browserOf } from '@/lib/auth/browser'
import { askForReset, forgottenSchema } from '@/lib/auth/forgotten-password'
import { route } from '@/lib/http/route'

/** Asks for a link to set a new password; the answer is the same whether or not the account exists. */
export const POST = route(
  async (request) => {
    const { name } = await readAccountRequest(request, forgottenSchema)
    await askForReset(name, browserOf(request))
    return Response.json({ message: 'If this is an account with an email address, a link is on its way' })
  },
  { sameOrigin: true },
)
