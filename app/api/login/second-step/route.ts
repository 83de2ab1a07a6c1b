import { accountRoute } from '@/lib/accounts/access/account-route'
import { completeSecondStep, secondStepSchema } from '@/lib/accounts/second-factor/second-step'
import { signedInResponse } from '@/lib/accounts/sign-in/signed-in-response'

/** Second-factor code after the correct password. */
export const POST = accountRoute(secondStepSchema, async (given, browser) =>
  signedInResponse(await completeSecondStep(given, browser), 200),
)
