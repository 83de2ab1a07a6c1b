import * as z from 'zod'
import { requestActor } from '@/lib/accounts/actor'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'
import { idOf } from '@/lib/platform/http/route-id'
import { createReleaseLink, LINK_DAYS } from '@/lib/records/preview/preview-links'
import { assertMayRelease } from '@/lib/records/releases/find-release'

type Context = { params: Promise<{ id: string }> }

const wish = z.object({ days: z.literal(LINK_DAYS).default(1) })

/** Creates a preview link to the site with all drafts of the release; it works without an account. */
export const POST = route<Context>(
  async (request, context) => {
    const actor = await requestActor(request)
    assertMayRelease(actor)
    const { days } = await readJson(request, wish)
    return Response.json(await createReleaseLink(actor, await idOf(context), days), { status: 201 })
  },
  { sameOrigin: true },
)
