import { tokenRoute } from '@/lib/platform/http/token-route'
import { recordPushReceipt } from '@/lib/server/handlers/record-push-receipt'

/** A device reports that it showed a push. The token, sent encrypted in the push, authenticates it. */
export const POST = tokenRoute({ name: 'push-receipt' }, async ({ token }) => {
  await recordPushReceipt(token)
  return new Response(null, { status: 204 })
})
