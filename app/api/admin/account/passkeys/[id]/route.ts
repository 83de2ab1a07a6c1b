import { browserOf } from '@/lib/accounts/access/browser'
import { removePasskey } from '@/lib/accounts/passkeys/own-passkeys'
import { proofSchema } from '@/lib/accounts/sessions/prove-identity'
import { requireUser } from '@/lib/accounts/sessions/session'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'
import { idOf } from '@/lib/platform/http/route-id'

type Context = { params: Promise<{ id: string }> }

/** Removes one of the person's passkeys. */
export const DELETE = route<Context>(
  async (request, context) => {
    const user = await requireUser()
    const proof = await readJson(request, proofSchema)
    await removePasskey(user, await idOf(context), proof, browserOf(request))
    return Response.json({ message: 'Passkey removed' })
  },
  { sameOrigin: true },
)
