import { adminRoute } from '@/lib/accounts/admin-route'
import { readAlertTest, sendAlertTest } from '@/lib/desk/alerts/alert-test'

/** Outcome of the person's last test by `email` or `text`: `{ test }`, null when there was none. */
export const GET = adminRoute(async ({ actor, params: { channel = '' } }) => ({
  test: await readAlertTest(actor, channel),
}))

/** Sends the person a test: `{ test }`. */
export const POST = adminRoute(async ({ actor, params: { channel = '' } }) =>
  Response.json({ test: await sendAlertTest(actor, channel) }, { status: 202 }),
)
