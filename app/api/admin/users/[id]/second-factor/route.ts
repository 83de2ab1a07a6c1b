import { browserOf } from '@/lib/auth/browser'
import { clearSecondFactor } from '@/lib/auth/second-factor/clear-second-factor'
import { requireUser } from '@/lib/auth/session'
import { route } from '@/lib/http/route'
import { idOf } from '@/lib/http/route-id'

type Context = { params: Promise<{ id: string }> }

/** Takes the second factor from somebody who lost their device. */
export const DELETE = route<Context>(
  async (request, context) => {
    await clearSecondFactor(await requireUser(), await idOf(context), browserOf(request))
    return Response.json({ message: 'Second factor taken away' })
  },
  { sameOrigin: true },
)
