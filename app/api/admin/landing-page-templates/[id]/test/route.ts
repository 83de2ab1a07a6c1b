import { requestActor } from '@/lib/admin/actor'
import { assertCan } from '@/lib/auth/access'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'
import { startTest } from '@/lib/landing-tests/start-test'
import { testPlan } from '@/lib/landing-tests/test-plan'

type Context = { params: Promise<{ id: string }> }

/** Starts a test of two versions on a landing page. */
export const POST = route<Context>(
  async (request, { params }) => {
    const actor = await requestActor(request)
    assertCan(actor, 'update', 'landingPageTemplate')
    await startTest(actor, (await params).id, await readJson(request, testPlan))
    return new Response(null, { status: 204 })
  },
  { sameOrigin: true },
)
