import { adminRoute } from '@/lib/accounts/admin-route'
import { readDeviceTest, sendDeviceTest } from '@/lib/desk/alerts/own-devices'

/** Outcome of the last test of one of the person's devices: `{ test }`, null when there was none. */
export const GET = adminRoute(async ({ actor, id }) => ({ test: await readDeviceTest(actor, id) }))

/** Sends the device a test: `{ test }`. */
export const POST = adminRoute(async ({ actor, id }) =>
  Response.json({ test: await sendDeviceTest(actor, id) }, { status: 202 }),
)
