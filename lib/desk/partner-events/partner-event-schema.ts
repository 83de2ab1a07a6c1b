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
    id: z.uuid().describe('The same in the feed and in every delivery, so that you can tell repeats.'),
    type: z.enum(PARTNER_EVENTS),
    at: moment.describe('When it happened.'),
    leads: z
      .array(
        z.strictObject({
          id: z.uuid().describe('Our id of the request.'),
          transactionId: z.string().nullable().describe('The key you sent it with; null once it is erased.'),
        }),
      )
      .describe('Your requests it is about: one call may answer several of a family.'),
    outcome: z.enum(ATTEMPT_OUTCOMES).optional().describe('How an attempt to reach the family went.'),
    tourAt: moment.optional().describe('The agreed time of the tour.'),
    reason: z.enum(CLOSING_REASONS).optional().describe('The class of the reason why a request was closed.'),
    fields: z.array(z.string()).optional().describe('Names of the corrected fields.'),
    scope: z.enum(REFUSED_SCOPES).optional().describe('The ways in which nobody may contact the family.'),
  }),
)

export type PartnerEventView = z.output<typeof partnerEventSchema>
