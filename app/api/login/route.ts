import { credentialsSchema, readAccountRequest } from '@/lib/auth/account-request'
import { browserOf } from '@/lib/auth/browser'
import { signIn } from '@/lib/auth/sign-in'
import { signedInResponse } from '@/lib/auth/signed-in-response'
import { route } from '@/lib/http/route'

const SECOND_STEP = 'Please go on with your second factor'

export const POST = route(
  async (request) => {
    const credentials = await readAccountRequest(request, credentialsSchema)
    const answer = await signIn(credentials, browserOf(request))
    // No success yet, so no 2xx: whoever takes that for being signed in would find no session.
    if ('secondStep' in answer) return Response.json({ message: SECOND_STEP, ...answer }, { status: 401 })
    return signedInResponse(answer, 200)
  },
  { sameOrigin: true },
)
