import * as z from 'zod'
import { TEST_EVENT, WEBHOOK_EVENTS } from '@/lib/desk/webhooks/webhook-events'

const moment = z.iso.datetime().nullable()

export const webhookLeadSchema = z.object({
  id: z.uuid().describe('Ours; it stays the same.'),
  transactionId: z.string().describe('The key it was sent with: your own, if your program sent it.'),
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
  callAt: moment.describe('When they asked to be called.'),
  callDueAt: moment.describe('When the call is late.'),
  firstAttemptAt: moment.describe('When somebody first tried to reach them.'),
  reachedAt: moment.describe('When somebody first talked to them.'),
  contactAllowed: z
    .object({ call: z.boolean(), text: z.boolean(), mail: z.boolean(), automated: z.boolean() })
    .describe(
      'False: they refused it. call, text and mail are ways by which a person may contact them; automated covers whatever a system sends by itself.',
    ),
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

export type WebhookMessage = z.output<typeof webhookMessageSchema>
export type WebhookLead = z.output<typeof webhookLeadSchema>
export type WebhookChange = z.output<typeof changeSchema>
