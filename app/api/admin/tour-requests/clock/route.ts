import { requestActor } from '@/lib/accounts/actor'
import { readLeadClock } from '@/lib/desk/tour-requests/lead-clock'
import { route } from '@/lib/platform/http/route'

/** Who waits for a first attempt, for the strip on every screen of the back office. */
export const GET = route(async (request) => Response.json(await readLeadClock(await requestActor(request))))
