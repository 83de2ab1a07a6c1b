import { requestActor } from '@/lib/admin/actor'
import { textConsentSchema } from '@/lib/desk/action-schema'
import { recordTextConsent } from '@/lib/desk/text-consent'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'

type Context = { params: Promise<{ id: string }> }

/** Writes down that a family agreed to texts, as it said to one of us. */
export const POST = route<Context>(
  async (request, { params }) => {
    const actor = await requestActor(request)
    await recordTextConsent(actor, (await params).id, await readJson(request, textConsentSchema))
    return Response.json({ message: 'Written down: texts are welcome' }, { status: 201 })
  },
  { sameOrigin: true },
)
