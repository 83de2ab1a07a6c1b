import { requireUser } from '@/lib/accounts/sessions/session'
import { route } from '@/lib/platform/http/route'
import { tellNow } from '@/lib/site/index-now/tell-of-changes'

/** Tells search engines of changed addresses without waiting for the next turn. */
export const POST = route(async () => Response.json({ message: await tellNow(await requireUser()) }), {
  sameOrigin: true,
})
