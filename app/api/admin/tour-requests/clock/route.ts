import { requestActor } from '@/lib/accounts/actor'
import { readLeadClock } from '@/lib/desk/tour-requests/lead-clock'
import { route } from '@/lib/platform/http/route'

/** Leads without a first attempt, for the strip on every back-office page. */
export const GET = route(async (request) => Response.json(await readLeadClock(await requestActor(request))))
