import { browserOf } from '@/lib/accounts/access/browser'
import { renewRecoveryCodes } from '@/lib/accounts/second-factor/own-second-factor'
import { proofSchema } from '@/lib/accounts/sessions/prove-identity'
import { requireUser } from '@/lib/accounts/sessions/session'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

/** Issues new recovery codes and invalidates the old ones. */
export const POST = route(
  async (request) => {
    const user = await requireUser()
    const proof = await readJson(request, proofSchema)
    return Response.json(await renewRecoveryCodes(user, proof, browserOf(request)))
  },
  { sameOrigin: true },
)
