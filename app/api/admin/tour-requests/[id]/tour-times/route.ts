import { requestActor } from '@/lib/accounts/actor'
import { readTourTimes } from '@/lib/desk/status/tour-times'
import { route } from '@/lib/platform/http/route'

type Context = { params: Promise<{ id: string }> }

/** Available tour times for this lead's family; null without an open tour calendar. */
export const GET = route<Context>(async (request, { params }) =>
  Response.json(await readTourTimes(await requestActor(request), (await params).id)),
)
