import { requestActor } from '@/lib/admin/actor'
import { readLeadClock } from '@/lib/desk/lead-clock'
import { route } from '@/lib/http/route'

/** Who waits for a first attempt, for the strip on every screen of the back office. */
export const GET = route(async (request) => Response.json(await readLeadClock(await requestActor(request))))
