import * as z from 'zod'
import { PARTNER_EVENTS } from '@/lib/desk/partner-events/partner-events'
import { CLOSING_REASONS } from '@/lib/leads/tour-requests/closing-reasons'
import { ATTEMPT_OUTCOMES } from '@/lib/leads/tour-requests/contact-attempt'
import { REFUSED_SCOPES } from '@/lib/platform/do-not-contact/scopes'
import { named } from '@/lib/platform/http/component-names'

const moment = z.iso.datetime()

/** One event. It holds no name, no contact data, nothing that anybody wrote, and no other sender's leads. */
export const partnerEventSchema = named(
  'PartnerEvent',
  z.strictObject({
    id: z.uuid().describe('The same in the feed and in every delivery, so you can detect repeats.'),
    type: z.enum(PARTNER_EVENTS),
    at: moment.describe('When it happened.'),
    leads: z
      .array(
        z.strictObject({
          id: z.uuid().describe('Our ID of the request.'),
          transactionId: z
            .string()
            .nullable()
            .describe('The transaction ID you sent; null after the person was erased.'),
        }),
      )
      .describe('Your requests that this event is about. One call may cover several requests of a family.'),
    outcome: z.enum(ATTEMPT_OUTCOMES).optional().describe('Outcome of an attempt to reach the family.'),
    tourAt: moment.optional().describe('Time of the tour.'),
    reason: z.enum(CLOSING_REASONS).optional().describe('Why the request was closed.'),
    fields: z.array(z.string()).optional().describe('Names of the corrected fields.'),
    scope: z.enum(REFUSED_SCOPES).optional().describe('How the family must not be contacted.'),
  }),
)

export type PartnerEventView = z.output<typeof partnerEventSchema>
