import { adminRoute } from '@/lib/accounts/admin-route'
import { submitNow } from '@/lib/site/index-now/submit-changes'

/** Notifies search engines of changed URLs now, ahead of schedule. */
export const POST = adminRoute(async ({ actor }) => ({ message: await submitNow(actor) }))
