import * as z from 'zod'
import { partnerEventSchema } from '@/lib/desk/partner-events/partner-event-schema'
import { PARTNER_EVENTS } from '@/lib/desk/partner-events/partner-events'
import { TEST_EVENT, WEBHOOK_EVENTS } from '@/lib/desk/webhooks/webhook-events'
import { contactAllowedSchema } from '@/lib/platform/do-not-contact/contact-allowed'

const moment = z.iso.datetime().nullable()

const webhookLeadSchema = z.object({
  id: z.uuid().describe('Our ID; it never changes.'),
  transactionId: z.string().describe('Our transaction ID. Ad platforms get the same one.'),
  url: z.url().describe('The lead on our desk.'),
  source: z.string().describe('The form it came from: tour, callback, partner and so on.'),
  status: z.string().describe('new, contacted, scheduled, toured, follow-up, converted or not-interested.'),
  statusReason: z.string().nullable(),
  name: z.string(),
  phone: z.string().describe('In E.164 form (+13035550142) if valid, otherwise as typed.'),
  phoneExtension: z.string().nullable(),
  email: z.string().nullable(),
  message: z.string().nullable().describe('Their message.'),
  community: z.object({ id: z.uuid(), slug: z.string(), name: z.string() }).nullable(),
  floorPlan: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  owner: z.string().nullable().describe('Username of the owner of the lead.'),
  preferredDate: moment.describe('When they would like to visit.'),
  scheduledDate: moment.describe('The scheduled tour.'),
  createdAt: z.iso.datetime(),
  callAt: moment.describe('When they asked to be called.'),
  callDueAt: moment.describe('When the call is due.'),
  firstAttemptAt: moment.describe('When staff first tried to reach them.'),
  reachedAt: moment.describe('When staff first talked to them.'),
  contactAllowed: contactAllowedSchema,
  contactEndedAt: moment.describe('When they asked for no contact at all.'),
  campaign: z
    .object({
      source: z.string().nullable(),
      medium: z.string().nullable(),
      name: z.string().nullable(),
      term: z.string().nullable(),
      content: z.string().nullable(),
    })
    .describe('The campaign that brought them, from the UTM parameters.'),
})

const changeSchema = z.object({
  by: z.string().nullable().optional().describe('Who did it; null for the system or the family.'),
  outcome: z
    .string()
    .optional()
    .describe('For an attempt: reached, voicemail, no-answer, wrong-number, text or email.'),
  from: z.string().optional().describe('The previous status.'),
  to: z.string().optional().describe('The new status.'),
  reason: z.string().optional(),
  scheduledDate: z.string().optional(),
  scope: z
    .string()
    .optional()
    .describe('For a do-not-contact request or its removal: automated, call, text, mail or everything.'),
  fields: z.array(z.string()).optional().describe('The fields that the family corrected.'),
  leadIds: z
    .array(z.uuid())
    .optional()
    .describe('For an attempt: every request of the family that it answered.'),
})

export const webhookMessageSchema = z.object({
  type: z.enum([...WEBHOOK_EVENTS, TEST_EVENT]),
  timestamp: z.iso.datetime().describe('When it happened. Sort messages by this time: retries arrive late.'),
  data: z.union([
    z.object({ lead: webhookLeadSchema, change: changeSchema }),
    z
      .object({ lead: webhookLeadSchema.pick({ id: true }) })
      .describe('For lead.erased: only the IDs to erase.'),
    z.object({ words: z.string() }).describe('For webhook.test.'),
  ]),
})

/** For endpoints of an API key (decision 076). */
export const partnerMessageSchema = z.object({
  type: z.enum([...PARTNER_EVENTS, TEST_EVENT]),
  timestamp: z.iso.datetime().describe('When it happened. Sort messages by this time.'),
  data: z.union([partnerEventSchema, z.object({ words: z.string() }).describe('For webhook.test.')]),
})

export type PartnerMessage = z.output<typeof partnerMessageSchema>

export type WebhookMessage = z.output<typeof webhookMessageSchema>
export type WebhookLead = z.output<typeof webhookLeadSchema>
export type WebhookChange = z.output<typeof changeSchema>
