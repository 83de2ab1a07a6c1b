import { readAccountRequest } from '@/lib/accounts/access/account-request'
import { browserOf } from '@/lib/accounts/access/browser'
import { secondStepSchema, takeSecondStep } from '@/lib/accounts/second-factor/second-step'
import { signedInResponse } from '@/lib/accounts/sign-in/signed-in-response'
import { route } from '@/lib/platform/http/route'

/** The code after the right password. */
export const POST = route(
  async (request) => {
    const given = await readAccountRequest(request, secondStepSchema)
    return signedInResponse(await takeSecondStep(given, browserOf(request)), 200)
  },
  { sameOrigin: true },
)
