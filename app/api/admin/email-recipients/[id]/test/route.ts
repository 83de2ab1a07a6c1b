import { adminRoute } from '@/lib/accounts/admin-route'
import { readRecipientTest, sendRecipientTest } from '@/lib/desk/alerts/recipient-test'

/** Outcome of the last test mail to a recipient: `{ test }`, null when there was none. */
export const GET = adminRoute(async ({ actor, id }) => ({ test: await readRecipientTest(actor, id) }))

/** Sends a test mail to a recipient: `{ test }`. */
export const POST = adminRoute(async ({ actor, id }) =>
  Response.json({ test: await sendRecipientTest(actor, id) }, { status: 202 }),
)
