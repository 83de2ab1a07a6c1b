import { requestActor } from '@/lib/accounts/actor'
import { readTourTimes } from '@/lib/desk/status/tour-times'
import { route } from '@/lib/platform/http/route'

type Context = { params: Promise<{ id: string }> }

/** When the family of this lead can come; null where no tour calendar is open. */
export const GET = route<Context>(async (request, { params }) =>
  Response.json(await readTourTimes(await requestActor(request), (await params).id)),
)
