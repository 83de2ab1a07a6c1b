import { requestActor } from '@/lib/accounts/actor'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'
import { idOf } from '@/lib/platform/http/route-id'
import { assertMayRelease } from '@/lib/records/releases/find-release'
import { readRelease, releaseSchema, removeRelease, renameRelease } from '@/lib/records/releases/releases'

type Context = { params: Promise<{ id: string }> }

/** A release with its records and their problems. */
export const GET = route<Context>(async (request, context) =>
  Response.json(await readRelease(await requestActor(request), await idOf(context))),
)

/** Renames it to `{ name }`. */
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
