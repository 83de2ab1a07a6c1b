import { readAccountRequest } from '@/lib/accounts/access/account-request'
import { browserOf } from '@/lib/accounts/access/browser'
import { completeSecondStep, secondStepSchema } from '@/lib/accounts/second-factor/second-step'
import { signedInResponse } from '@/lib/accounts/sign-in/signed-in-response'
import { route } from '@/lib/platform/http/route'

/** Second-factor code after the correct password. */
export const POST = route(
  async (request) => {
    const given = await readAccountRequest(request, secondStepSchema)
    return signedInResponse(await completeSecondStep(given, browserOf(request)), 200)
  },
  { sameOrigin: true },
)
