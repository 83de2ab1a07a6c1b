import * as z from 'zod'
import { requestActor } from '@/lib/accounts/actor'
import { readOwnAlertRules, saveOwnAlertRules } from '@/lib/desk/alerts/alert-rules'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

/** The person's alert rules for new leads. */
export const GET = route(async (request) =>
  Response.json(await readOwnAlertRules(await requestActor(request))),
)

export const PUT = route(
  async (request) => {
    const actor = await requestActor(request)
    return Response.json(await saveOwnAlertRules(actor, await readJson(request, z.unknown())))
  },
  { sameOrigin: true },
)
