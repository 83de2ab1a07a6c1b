import { adminRoute } from '@/lib/accounts/admin-route'
import { sendTest } from '@/lib/desk/webhooks/endpoints'

/** Sends a test message that contains no family data. */
export const POST = adminRoute(async ({ actor, id, browser }) => {
  await sendTest(actor, id, browser)
  return Response.json({ message: 'Sending a test' }, { status: 202 })
})
