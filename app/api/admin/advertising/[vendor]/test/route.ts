import { requestActor } from '@/lib/accounts/actor'
import { testConnection } from '@/lib/marketing/conversions/test-connection'
import { route } from '@/lib/platform/http/route'

type Context = { params: Promise<{ vendor: string }> }

/** Asks an ad platform whether it would accept our conversions; the test is not counted. */
export const POST = route<Context>(
  async (request, { params }) => {
    const passed = await testConnection(await requestActor(request), (await params).vendor)
    return Response.json({ passed })
  },
  { sameOrigin: true },
)
