import { requestActor } from '@/lib/accounts/actor'
import { textConsentSchema } from '@/lib/desk/status/action-schema'
import { recordTextConsent } from '@/lib/desk/tour-requests/text-consent'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

type Context = { params: Promise<{ id: string }> }

/** Records a family's spoken consent to texts. */
export const POST = route<Context>(
  async (request, { params }) => {
    const actor = await requestActor(request)
    await recordTextConsent(actor, (await params).id, await readJson(request, textConsentSchema))
    return Response.json({ message: 'Written down: texts are welcome' }, { status: 201 })
  },
  { sameOrigin: true },
)
