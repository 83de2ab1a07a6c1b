import { route } from '@/lib/platform/http/route'
import { takePushReceipt } from '@/lib/server/handlers/take-push-receipt'

type Context = { params: Promise<{ token: string }> }

/** Where a device says that it has shown a push. The address itself, which travels encrypted, says which: no session is asked. */
export const POST = route<Context>(async (_, { params }) => {
  await takePushReceipt((await params).token)
  return new Response(null, { status: 204 })
})
