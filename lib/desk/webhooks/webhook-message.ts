import * as z from 'zod'
import { partnerEventSchema } from '@/lib/desk/partner-events/partner-event-schema'
import { PARTNER_EVENTS } from '@/lib/desk/partner-events/partner-events'
import { TEST_EVENT, WEBHOOK_EVENTS } from '@/lib/desk/webhooks/webhook-events'
import { contactAllowedSchema } from '@/lib/platform/do-not-contact/contact-allowed'

const moment = z.iso.datetime().nullable()

const webhookLeadSchema = z.object({
  id: z.uuid().describe('Ours; it stays the same.'),
  transactionId: z.string().describe('Ours, for matching: ad platforms are told the same one.'),
  url: z.url().describe('The lead on our desk.'),
  source: z.string().describe('The form it came through: tour, callback, partner and so on.'),
  status: z.string().describe('new, contacted, scheduled, toured, follow-up, converted or not-interested.'),
  statusReason: z.string().nullable(),
  name: z.string(),
  phone: z.string().describe('In the form +13035550142 where it can be told, else as it was typed.'),
  phoneExtension: z.string().nullable(),
  email: z.string().nullable(),
  message: z.string().nullable().describe('What they wrote.'),
  community: z.object({ id: z.uuid(), slug: z.string(), name: z.string() }).nullable(),
  floorPlan: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  owner: z.string().nullable().describe('The username of whoever looks after them here.'),
  preferredDate: moment.describe('When they would like to come.'),
  scheduledDate: moment.describe('The tour that is agreed.'),
  createdAt: z.iso.datetime(),
  callDueAt: moment.describe('When the call is late.'),
  firstAttemptAt: moment.describe('When somebody first tried to reach them.'),
  reachedAt: moment.describe('When somebody first talked to them.'),
  contactAllowed: contactAllowedSchema,
  contactEndedAt: moment.describe('Since when nobody may contact them at all.'),
  campaign: z
    .object({
      source: z.string().nullable(),
      medium: z.string().nullable(),
      name: z.string().nullable(),
      term: z.string().nullable(),
      content: z.string().nullable(),
    })
    .describe('The advertisement that brought them, by its utm parameters.'),
})

const changeSchema = z.object({
  by: z.string().nullable().optional().describe('Who did it; null: the system, or the family.'),
  outcome: z
    .string()
    .optional()
    .describe('Of an attempt: reached, voicemail, no-answer, wrong-number, text or email.'),
  from: z.string().optional().describe('The status before.'),
  to: z.string().optional().describe('The status after.'),
  reason: z.string().optional(),
  scheduledDate: z.string().optional(),
  scope: z
    .string()
    .optional()
    .describe('Of a refusal or its end: automated, call, text, mail or everything.'),
  fields: z.array(z.string()).optional().describe('What the family corrected.'),
  leadIds: z
    .array(z.uuid())
    .optional()
    .describe('Of an attempt that answered several requests of a family: all of them.'),
})

export const webhookMessageSchema = z.object({
  type: z.enum([...WEBHOOK_EVENTS, TEST_EVENT]),
  timestamp: z.iso
    .datetime()
    .describe('When it happened. Order messages by it: one that is retried comes late.'),
  data: z.union([
    z.object({ lead: webhookLeadSchema, change: changeSchema }),
    z
      .object({ lead: webhookLeadSchema.pick({ id: true }) })
      .describe('Of lead.erased: nothing but what to erase.'),
    z.object({ words: z.string() }).describe('Of webhook.test.'),
  ]),
})

/** For endpoints of an API key (decision 076). */
export const partnerMessageSchema = z.object({
  type: z.enum([...PARTNER_EVENTS, TEST_EVENT]),
  timestamp: z.iso.datetime().describe('When it happened. Order messages by it.'),
  data: z.union([partnerEventSchema, z.object({ words: z.string() }).describe('Of webhook.test.')]),
})

export type PartnerMessage = z.output<typeof partnerMessageSchema>

export type WebhookMessage = z.output<typeof webhookMessageSchema>
export type WebhookLead = z.output<typeof webhookLeadSchema>
export type WebhookChange = z.output<typeof changeSchema>
