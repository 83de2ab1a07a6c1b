import { assertCan } from '@/lib/accounts/access/access'
import { requestActor } from '@/lib/accounts/actor'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'
import { startTest } from '@/lib/records/landing-tests/start-test'
import { testPlan } from '@/lib/records/landing-tests/test-plan'

type Context = { params: Promise<{ id: string }> }

/** Starts a test of two versions of a landing page. */
export const POST = route<Context>(
  async (request, { params }) => {
    const actor = await requestActor(request)
    assertCan(actor, 'update', 'landingPageTemplate')
    await startTest(actor, (await params).id, await readJson(request, testPlan))
    return new Response(null, { status: 204 })
  },
  { sameOrigin: true },
)
