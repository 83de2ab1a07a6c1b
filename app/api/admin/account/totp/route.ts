import * as z from 'zod'
import { passwordSchema } from '@/lib/auth/account-request'
import { browserOf } from '@/lib/auth/browser'
import { proofSchema } from '@/lib/auth/prove-identity'
import { turnOffTotp } from '@/lib/auth/second-factor/own-second-factor'
import { confirmTotp, offerTotp, totpCodeSchema } from '@/lib/auth/second-factor/set-up-totp'
import { requirePerson, requireUser } from '@/lib/auth/session'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'

const offSchema = z.object({ current: passwordSchema })

/** A secret for one's authenticator app. */
export const POST = route(
  async (request) => {
    const user = await requirePerson()
    const proof = await readJson(request, proofSchema)
    return Response.json(await offerTotp(user, proof, browserOf(request)))
  },
  { sameOrigin: true },
)

/** Turns it on by a first code. */
export const PUT = route(
  async (request) => {
    const user = await requirePerson()
    const given = await readJson(request, totpCodeSchema)
    return Response.json(await confirmTotp(user, given, browserOf(request)))
  },
  { sameOrigin: true },
)

/** Turns it off. */
export const DELETE = route(
  async (request) => {
    const user = await requireUser()
    await turnOffTotp(user, await readJson(request, offSchema), browserOf(request))
    return Response.json({ message: 'Authenticator app turned off' })
  },
  { sameOrigin: true },
)
