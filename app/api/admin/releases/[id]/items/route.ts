import { requestActor } from '@/lib/accounts/actor'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'
import { idOf } from '@/lib/platform/http/route-id'
import { assertMayRelease } from '@/lib/records/releases/find-release'
import { addToRelease, itemSchema, removeFromRelease } from '@/lib/records/releases/release-items'

type Context = { params: Promise<{ id: string }> }

function handler(work: typeof addToRelease) {
  return route<Context>(
    async (request, context) => {
      const actor = await requestActor(request)
      assertMayRelease(actor)
      await work(actor, await idOf(context), await readJson(request, itemSchema))
      return new Response(null, { status: 204 })
    },
    { sameOrigin: true },
  )
}

/** Adds the record `{ entity, entityId }`. */
export const POST = handler(addToRelease)

/** Removes the record `{ entity, entityId }`. */
export const DELETE = handler(removeFromRelease)
