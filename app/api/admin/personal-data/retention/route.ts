import { requestActor } from '@/lib/accounts/actor'
import {
  periodsSchema,
  previewRetention,
  readRetention,
  savePeriods,
} from '@/lib/desk/personal-data/retention-periods'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

/** Retention periods, a preview of the next run, and the result of the last one. */
export const GET = route(async (request) => Response.json(await readRetention(await requestActor(request))))

/** Previews the next run under other periods; saves nothing. */
export const POST = route(
  async (request) => {
    const actor = await requestActor(request)
    return Response.json(await previewRetention(actor, await readJson(request, periodsSchema)))
  },
  { sameOrigin: true },
)

/** Sets the retention periods. */
export const PATCH = route(
  async (request) => {
    const actor = await requestActor(request)
    await savePeriods(actor, await readJson(request, periodsSchema))
    return Response.json(await readRetention(actor))
  },
  { sameOrigin: true },
)
