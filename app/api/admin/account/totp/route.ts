import * as z from 'zod'
import { passwordSchema } from '@/lib/accounts/access/account-request'
import { browserOf } from '@/lib/accounts/access/browser'
import { turnOffTotp } from '@/lib/accounts/second-factor/own-second-factor'
import { confirmTotp, offerTotp, totpCodeSchema } from '@/lib/accounts/second-factor/set-up-totp'
import { proofSchema } from '@/lib/accounts/sessions/prove-identity'
import { requirePerson, requireUser } from '@/lib/accounts/sessions/session'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

const offSchema = z.object({ current: passwordSchema })

/** Creates a secret for an authenticator app. */
export const POST = route(
  async (request) => {
    const user = await requirePerson()
    const proof = await readJson(request, proofSchema)
    return Response.json(await offerTotp(user, proof, browserOf(request)))
  },
  { sameOrigin: true },
)

/** Turns it on with a first code. */
export const PUT = route(
  async (request) => {
    const user = await requirePerson()
    const given = await readJson(request, totpCodeSchema)
    return Response.json(await confirmTotp(user, given, browserOf(request)))
  },
  { sameOrigin: true },
)

export const DELETE = route(
  async (request) => {
    const user = await requireUser()
    await turnOffTotp(user, await readJson(request, offSchema), browserOf(request))
    return Response.json({ message: 'Authenticator app turned off' })
  },
  { sameOrigin: true },
)
