import { requireUser } from '@/lib/accounts/sessions/session'
import { checkMeta } from '@/lib/leads/lead-forms/check-meta'
import { route } from '@/lib/platform/http/route'

/** Tests the Meta connection. */
export const POST = route(async () => Response.json({ message: await checkMeta(await requireUser()) }), {
  sameOrigin: true,
})
