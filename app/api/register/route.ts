import { accountRoute } from '@/lib/accounts/access/account-route'
import { register, registrationSchema } from '@/lib/accounts/sign-in/register'
import { signedInResponse } from '@/lib/accounts/sign-in/signed-in-response'

export const POST = accountRoute(registrationSchema, async (application, browser) =>
  signedInResponse(await register(application, browser), 201),
)
