import { adminRoute } from '@/lib/accounts/admin-route'
import { textConsentSchema } from '@/lib/desk/status/action-schema'
import { recordTextConsent } from '@/lib/desk/tour-requests/text-consent'

/** Records a family's spoken consent to texts. */
export const POST = adminRoute(textConsentSchema, async ({ actor, id, body }) => {
  await recordTextConsent(actor, id, body)
  return Response.json({ message: 'Text consent saved' }, { status: 201 })
})
