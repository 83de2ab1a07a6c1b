import { browserOf } from '@/lib/accounts/access/browser'
import { clearSecondFactor } from '@/lib/accounts/second-factor/clear-second-factor'
import { requireUser } from '@/lib/accounts/sessions/session'
import { route } from '@/lib/platform/http/route'
import { idOf } from '@/lib/platform/http/route-id'

type Context = { params: Promise<{ id: string }> }

/** Removes the second factor of a user who lost their device. */
export const DELETE = route<Context>(
  async (request, context) => {
    await clearSecondFactor(await requireUser(), await idOf(context), browserOf(request))
    return Response.json({ message: 'Second factor taken away' })
  },
  { sameOrigin: true },
)
