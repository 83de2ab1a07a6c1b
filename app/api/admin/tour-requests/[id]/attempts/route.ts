import { requestActor } from '@/lib/accounts/actor'
import { attemptSchema } from '@/lib/desk/status/action-schema'
import { logAttempt } from '@/lib/desk/tour-requests/log-attempt'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

type Context = { params: Promise<{ id: string }> }

/** Logs an attempt to reach the family; stops the clock. */
export const POST = route<Context>(
  async (request, { params }) => {
    const actor = await requestActor(request)
    await logAttempt(actor, (await params).id, await readJson(request, attemptSchema))
    return Response.json({ message: 'Logged' }, { status: 201 })
  },
  { sameOrigin: true },
)
