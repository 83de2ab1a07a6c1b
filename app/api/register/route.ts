import { readAccountRequest } from '@/lib/accounts/access/account-request'
import { browserOf } from '@/lib/accounts/access/browser'
import { register, registrationSchema } from '@/lib/accounts/sign-in/register'
import { signedInResponse } from '@/lib/accounts/sign-in/signed-in-response'
import { route } from '@/lib/platform/http/route'

export const POST = route(
  async (request) => {
    const application = await readAccountRequest(request, registrationSchema)
    return signedInResponse(await register(application, browserOf(request)), 201)
  },
  { sameOrigin: true },
)
