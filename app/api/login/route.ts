import { credentialsSchema } from '@/lib/accounts/access/account-request'
import { accountRoute } from '@/lib/accounts/access/account-route'
import { signIn } from '@/lib/accounts/sign-in/sign-in'
import { signedInResponse } from '@/lib/accounts/sign-in/signed-in-response'

const SECOND_STEP = 'Please continue with your second factor'

export const POST = accountRoute(credentialsSchema, async (credentials, browser) => {
  const answer = await signIn(credentials, browser)
  // Not 2xx, because clients that treat success as signed in would have no session.
  if ('secondStep' in answer) return Response.json({ message: SECOND_STEP, ...answer }, { status: 401 })
  return signedInResponse(answer, 200)
})
