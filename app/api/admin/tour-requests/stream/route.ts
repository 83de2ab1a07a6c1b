import { adminRoute } from '@/lib/accounts/admin-route'
import { leadStream } from '@/lib/desk/live/lead-stream'

/** Server-sent events about leads and the families waiting (lib/desk/live/lead-stream.ts). */
export const GET = adminRoute(
  { can: ['read', 'leads'] },
  ({ actor, request }) =>
    new Response(leadStream(actor, request.signal), {
      headers: {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      },
    }),
)
