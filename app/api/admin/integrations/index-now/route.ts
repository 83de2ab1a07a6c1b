import { requireUser } from '@/lib/auth/session'
import { route } from '@/lib/http/route'
import { tellNow } from '@/lib/index-now/tell-of-changes'

/** Tells search engines of changed addresses without waiting for the next turn. */
export const POST = route(async () => Response.json({ message: await tellNow(await requireUser()) }), {
  sameOrigin: true,
})
