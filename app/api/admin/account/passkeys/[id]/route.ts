import { browserOf } from '@/lib/auth/browser'
import { removePasskey } from '@/lib/auth/passkeys/own-passkeys'
import { proofSchema } from '@/lib/auth/prove-identity'
import { requireUser } from '@/lib/auth/session'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'
import { idOf } from '@/lib/http/route-id'

type Context = { params: Promise<{ id: string }> }

/** Removes one of one's own passkeys. */
export const DELETE = route<Context>(
  async (request, context) => {
    const user = await requireUser()
    const proof = await readJson(request, proofSchema)
    await removePasskey(user, await idOf(context), proof, browserOf(request))
    return Response.json({ message: 'Passkey removed' })
  },
  { sameOrigin: true },
)
