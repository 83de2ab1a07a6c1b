import { readAccountRequest } from '@/lib/auth/account-request'
import { browserOf } from '@/lib/auth/browser'
import { secondStepSchema, takeSecondStep } from '@/lib/auth/second-factor/second-step'
import { signedInResponse } from '@/lib/auth/signed-in-response'
import { route } from '@/lib/http/route'

/** The code after the right password. */
export const POST = route(
  async (request) => {
    const given = await readAccountRequest(request, secondStepSchema)
    return signedInResponse(await takeSecondStep(given, browserOf(request)), 200)
  },
  { sameOrigin: true },
)
