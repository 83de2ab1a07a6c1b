import * as z from 'zod'
import { assertCan } from '@/lib/accounts/access/access'
import { requestActor } from '@/lib/accounts/actor'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'
import { endTest } from '@/lib/records/landing-tests/end-test'

type Context = { params: Promise<{ id: string }> }

const choice = z.object({ keep: z.enum(['a', 'b'], 'Say which version is kept') })

/** Ends the test of a landing page and keeps one of its versions. */
export const POST = route<Context>(
  async (request, { params }) => {
    const actor = await requestActor(request)
    assertCan(actor, 'update', 'landingPageTemplate')
    const { keep } = await readJson(request, choice)
    await endTest(actor, (await params).id, keep)
    return new Response(null, { status: 204 })
  },
  { sameOrigin: true },
)
