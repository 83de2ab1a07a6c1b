import { assertCan } from '@/lib/accounts/access/access'
import { requestActor } from '@/lib/accounts/actor'
import { readMailSchema } from '@/lib/desk/tour-requests/mail-schema'
import { readMail } from '@/lib/desk/tour-requests/read-mail'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

type Context = { params: Promise<{ id: string }> }

/** Stores what staff read in the mail behind a request. */
export const POST = route<Context>(
  async (request, { params }) => {
    const actor = await requestActor(request)
    assertCan(actor, 'update', 'tourRequest')
    await readMail(actor, (await params).id, await readJson(request, readMailSchema))
    return Response.json({ message: 'Read' })
  },
  { sameOrigin: true },
)
