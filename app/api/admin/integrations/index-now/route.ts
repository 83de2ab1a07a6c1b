import { requireUser } from '@/lib/accounts/sessions/session'
import { route } from '@/lib/platform/http/route'
import { submitNow } from '@/lib/site/index-now/submit-changes'

/** Notifies search engines of changed URLs now, ahead of schedule. */
export const POST = route(async () => Response.json({ message: await submitNow(await requireUser()) }), {
  sameOrigin: true,
})
