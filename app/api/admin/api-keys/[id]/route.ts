import { revokeKey } from '@/lib/auth/api-keys/revoke-key'
import { browserOf } from '@/lib/auth/browser'
import { requireUser } from '@/lib/auth/session'
import { route } from '@/lib/http/route'
import { idOf } from '@/lib/http/route-id'

type Context = { params: Promise<{ id: string }> }

/** Makes a key worthless; it stays in the list. */
export const DELETE = route<Context>(
  async (request, context) => {
    await revokeKey(await requireUser(), await idOf(context), browserOf(request))
    return Response.json({ message: 'Key revoked' })
  },
  { sameOrigin: true },
)
