import { credentialsSchema, readAccountRequest } from '@/lib/accounts/access/account-request'
import { browserOf } from '@/lib/accounts/access/browser'
import { signIn } from '@/lib/accounts/sign-in/sign-in'
import { signedInResponse } from '@/lib/accounts/sign-in/signed-in-response'
import { route } from '@/lib/platform/http/route'

const SECOND_STEP = 'Please go on with your second factor'

export const POST = route(
  async (request) => {
    const credentials = await readAccountRequest(request, credentialsSchema)
    const answer = await signIn(credentials, browserOf(request))
    // Not 2xx, because clients that treat success as signed in would have no session.
    if ('secondStep' in answer) return Response.json({ message: SECOND_STEP, ...answer }, { status: 401 })
    return signedInResponse(answer, 200)
  },
  { sameOrigin: true },
)
