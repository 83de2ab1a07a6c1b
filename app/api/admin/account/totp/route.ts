import * as z from 'zod'
import { passwordSchema } from '@/lib/accounts/access/account-request'
import { adminRoute } from '@/lib/accounts/admin-route'
import {
  confirmTotp,
  offerTotp,
  totpCodeSchema,
  turnOffTotp,
} from '@/lib/accounts/second-factor/own-second-factor'
import { proofSchema } from '@/lib/accounts/sessions/prove-identity'

const offSchema = z.object({ current: passwordSchema })

/** Creates a secret for an authenticator app. */
export const POST = adminRoute(
  { body: proofSchema, secondFactor: 'may be missing' },
  ({ actor, body, browser }) => offerTotp(actor, body, browser),
)

/** Turns it on with a first code. */
export const PUT = adminRoute(
  { body: totpCodeSchema, secondFactor: 'may be missing' },
  ({ actor, body, browser }) => confirmTotp(actor, body, browser),
)

export const DELETE = adminRoute(offSchema, async ({ actor, body, browser }) => {
  await turnOffTotp(actor, body, browser)
  return { message: 'Authenticator app turned off' }
})
