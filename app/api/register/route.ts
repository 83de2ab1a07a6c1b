import { readAccountRequest } from '@/lib/auth/account-request'
import { browserOf } from '@/lib/auth/browser'
import { register, registrationSchema } from '@/lib/auth/register'
import { signedInResponse } from '@/lib/auth/signed-in-response'
import { route } from '@/lib/http/route'

export const POST = route(
  async (request) => {
    const application = await readAccountRequest(request, registrationSchema)
    return signedInResponse(await register(application, browserOf(request)), 201)
  },
  { sameOrigin: true },
)
