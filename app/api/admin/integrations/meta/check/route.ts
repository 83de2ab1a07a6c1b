import { requireUser } from '@/lib/auth/session'
import { route } from '@/lib/http/route'
import { checkMeta } from '@/lib/lead-forms/check-meta'

/** Asks Meta whether the connection works. */
export const POST = route(async () => Response.json({ message: await checkMeta(await requireUser()) }), {
  sameOrigin: true,
})
