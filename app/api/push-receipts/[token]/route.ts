import { route } from '@/lib/platform/http/route'
import { recordPushReceipt } from '@/lib/server/handlers/record-push-receipt'

/** A device reports that it showed a push. The token, sent encrypted in the push, authenticates it. */
export const POST = route<{ params: Promise<{ token: string }> }>(async (_, { params }) => {
  await recordPushReceipt((await params).token)
  return new Response(null, { status: 204 })
})
