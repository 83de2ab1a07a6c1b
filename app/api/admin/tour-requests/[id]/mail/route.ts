import { requestActor } from '@/lib/admin/actor'
import { assertCan } from '@/lib/auth/access'
import { readMailSchema } from '@/lib/desk/mail-schema'
import { readMail } from '@/lib/desk/read-mail'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'

type Context = { params: Promise<{ id: string }> }

/** Writes down what somebody read in the mail behind a request. */
export const POST = route<Context>(
  async (request, { params }) => {
    const actor = await requestActor(request)
    assertCan(actor, 'update', 'tourRequest')
    await readMail(actor, (await params).id, await readJson(request, readMailSchema))
    return Response.json({ message: 'Read' })
  },
  { sameOrigin: true },
)
