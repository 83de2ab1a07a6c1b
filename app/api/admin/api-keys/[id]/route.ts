import { browserOf } from '@/lib/accounts/access/browser'
import { revokeKey } from '@/lib/accounts/api-keys/revoke-key'
import { requireUser } from '@/lib/accounts/sessions/session'
import { route } from '@/lib/platform/http/route'
import { idOf } from '@/lib/platform/http/route-id'

type Context = { params: Promise<{ id: string }> }

/** Revokes a key; it stays in the list. */
export const DELETE = route<Context>(
  async (request, context) => {
    await revokeKey(await requireUser(), await idOf(context), browserOf(request))
    return Response.json({ message: 'Key revoked' })
  },
  { sameOrigin: true },
)
