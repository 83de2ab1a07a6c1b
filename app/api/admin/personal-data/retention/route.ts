import { requestActor } from '@/lib/accounts/actor'
import {
  periodsSchema,
  previewRetention,
  readRetention,
  savePeriods,
} from '@/lib/desk/personal-data/retention-periods'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

/** How long each kind is kept, what the next run takes and what the last one took. */
export const GET = route(async (request) => Response.json(await readRetention(await requestActor(request))))

/** What the next run would take under other periods; nothing is saved. */
export const POST = route(
  async (request) => {
    const actor = await requestActor(request)
    return Response.json(await previewRetention(actor, await readJson(request, periodsSchema)))
  },
  { sameOrigin: true },
)

/** Sets how long each kind is kept. */
export const PATCH = route(
  async (request) => {
    const actor = await requestActor(request)
    await savePeriods(actor, await readJson(request, periodsSchema))
    return Response.json(await readRetention(actor))
  },
  { sameOrigin: true },
)
