import { requestActor } from '@/lib/admin/actor'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'
import { idOf } from '@/lib/http/route-id'
import { assertMayRelease } from '@/lib/releases/find-release'
import { readRelease, releaseSchema, removeRelease, renameRelease } from '@/lib/releases/releases'

type Context = { params: Promise<{ id: string }> }

/** A release with its records and what stands in their way. */
export const GET = route<Context>(async (request, context) =>
  Response.json(await readRelease(await requestActor(request), await idOf(context))),
)

/** Another `{ name }`. */
export const PATCH = route<Context>(
  async (request, context) => {
    const actor = await requestActor(request)
    assertMayRelease(actor)
    const { name } = await readJson(request, releaseSchema)
    await renameRelease(actor, await idOf(context), name)
    return new Response(null, { status: 204 })
  },
  { sameOrigin: true },
)

/** Deletes a release that is not live; its drafts stay. */
export const DELETE = route<Context>(
  async (request, context) => {
    await removeRelease(await requestActor(request), await idOf(context))
    return new Response(null, { status: 204 })
  },
  { sameOrigin: true },
)
