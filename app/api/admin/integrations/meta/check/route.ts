import { requireUser } from '@/lib/accounts/sessions/session'
import { checkMeta } from '@/lib/leads/lead-forms/check-meta'
import { route } from '@/lib/platform/http/route'

/** Asks Meta whether the connection works. */
export const POST = route(async () => Response.json({ message: await checkMeta(await requireUser()) }), {
  sameOrigin: true,
})
