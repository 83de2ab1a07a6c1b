import { browserOf } from '@/lib/auth/browser'
import { proofSchema } from '@/lib/auth/prove-identity'
import { renewRecoveryCodes } from '@/lib/auth/second-factor/own-second-factor'
import { requireUser } from '@/lib/auth/session'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'

/** New recovery codes of one's own; the old ones open nothing any more. */
export const POST = route(
  async (request) => {
    const user = await requireUser()
    const proof = await readJson(request, proofSchema)
    return Response.json(await renewRecoveryCodes(user, proof, browserOf(request)))
  },
  { sameOrigin: true },
)
