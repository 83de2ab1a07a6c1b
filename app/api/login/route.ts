import { credentialsSchema, readAccountRequest } from '@/lib/auth/account-request'
import { browserOf } from '@/lib/auth/browser'
import { signIn } from '@/lib/auth/sign-in'
import { signedInResponse } from '@/lib/auth/signed-in-response'
import { route } from '@/lib/http/route'

export const POST = route(
  async (request) => {
    const credentials = await readAccountRequest(request, credentialsSchema)
    return signedInResponse(await signIn(credentials, browserOf(request)), 200)
  },
  { sameOrigin: true },
)
