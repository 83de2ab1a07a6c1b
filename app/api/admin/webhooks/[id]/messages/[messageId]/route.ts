import { adminRoute } from '@/lib/accounts/admin-route'
import { replayMessage } from '@/lib/desk/webhooks/endpoints'

/** Sends one message again. */
export const POST = adminRoute(async ({ actor, id, params: { messageId = '' }, browser }) => {
  await replayMessage(actor, { endpointId: id, messageId }, browser)
  return Response.json({ message: 'Sending again' }, { status: 202 })
})
