import * as z from 'zod'
import { requestActor } from '@/lib/admin/actor'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'
import { idOf } from '@/lib/http/route-id'
import { createReleaseLink, LINK_DAYS } from '@/lib/preview/preview-links'
import { assertMayRelease } from '@/lib/releases/find-release'

type Context = { params: Promise<{ id: string }> }

const wish = z.object({ days: z.literal(LINK_DAYS).default(1) })

/** A link to the site with all drafts of the release, for people without an account too. */
export const POST = route<Context>(
  async (request, context) => {
    const actor = await requestActor(request)
    assertMayRelease(actor)
    const { days } = await readJson(request, wish)
    return Response.json(await createReleaseLink(actor, await idOf(context), days), { status: 201 })
  },
  { sameOrigin: true },
)
