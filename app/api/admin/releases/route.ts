import { requestActor } from '@/lib/accounts/actor'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'
import { assertMayRelease } from '@/lib/records/releases/find-release'
import { createRelease, listReleases, releaseSchema } from '@/lib/records/releases/releases'

/** Releases visible to the person, newest first. */
export const GET = route(async (request) => Response.json(await listReleases(await requestActor(request))))

/** Creates a release `{ name }`. */
export const POST = route(
  async (request) => {
    const actor = await requestActor(request)
    assertMayRelease(actor)
    const { name } = await readJson(request, releaseSchema)
    return Response.json(await createRelease(actor, name), { status: 201 })
  },
  { sameOrigin: true },
)
