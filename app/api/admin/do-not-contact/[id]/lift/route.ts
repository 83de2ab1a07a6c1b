import { requestActor } from '@/lib/accounts/actor'
import { allowContact } from '@/lib/desk/do-not-contact/allow-contact'
import { liftSchema } from '@/lib/desk/do-not-contact/do-not-contact-schema'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'
import { idOf } from '@/lib/platform/http/route-id'

type Context = { params: Promise<{ id: string }> }

/** Lifts an entry, with a reason. */
export const POST = route<Context>(
  async (request, context) => {
    const actor = await requestActor(request)
    await allowContact(actor, await idOf(context), await readJson(request, liftSchema))
    return Response.json({ message: 'Lifted' })
  },
  { sameOrigin: true },
)
