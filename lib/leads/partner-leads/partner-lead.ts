import * as z from 'zod'
import { CLOSING_REASONS } from '@/lib/leads/tour-requests/closing-reasons'
import { contactAllowedSchema } from '@/lib/platform/do-not-contact/contact-allowed'
import { REFUSED_SCOPES } from '@/lib/platform/do-not-contact/scopes'
import { named } from '@/lib/platform/http/component-names'

/** How far a lead is, as its sender hears it. */
const PARTNER_STATES = [
  'received',
  'called',
  'reached',
  'tour-scheduled',
  'toured',
  'moved-in',
  'closed',
  'spam',
  'erased',
] as const

export type PartnerState = (typeof PARTNER_STATES)[number]

const moment = z.iso.datetime().nullable()

/** A lead as the key that sent it reads it: no name, no contact data, no words. */
export const partnerLeadSchema = named(
  'PartnerLead',
  z.strictObject({
    id: z.uuid().describe('Our ID of the request.'),
    transactionId: z
      .string()
      .nullable()
      .describe('The transaction ID you sent; null after the person was erased.'),
    statusUrl: z.url().describe('URL of this resource, for the same key.'),
    isTest: z.boolean().describe('True for a simulated family sent with a test key.'),
    state: z.enum(PARTNER_STATES),
    community: z.strictObject({ id: z.uuid(), name: z.string() }).nullable(),
    createdAt: z.iso.datetime(),
    callDueAt: moment.describe('When the promised call is due.'),
    firstAttemptAt: moment.describe('When staff first tried to reach the family.'),
    reachedAt: moment.describe('When staff first talked to the family.'),
    tourAt: moment.describe('The scheduled tour.'),
    closedReason: z
      .enum(CLOSING_REASONS)
      .nullable()
      .describe('Why the request was closed; null if it is open.'),
    contactAllowed: contactAllowedSchema,
    doNotContact: z.array(z.enum(REFUSED_SCOPES)).describe('How the family must not be contacted.'),
    receipt: z
      .string()
      .describe('Signed proof of who sent it and when: a JWS (ES256). Verify it with /api/v1/receipt-keys.'),
  }),
)

export type PartnerLead = z.output<typeof partnerLeadSchema>

/** Of the status, which a key in a page must not read: anybody can send a request again with it. */
const STATUS = {
  state: true,
  firstAttemptAt: true,
  reachedAt: true,
  tourAt: true,
  closedReason: true,
  contactAllowed: true,
  doNotContact: true,
} as const

/** Answer to a request that an API key sends. Parsing a lead with it drops the status. */
export const partnerAnswerSchema = named(
  'PartnerLeadAnswer',
  partnerLeadSchema
    .omit(STATUS)
    .extend({
      transactionId: z.string().describe('The transaction ID of the request.'),
      promise: z.string().describe('The promised call time, in words for the family.'),
      communityName: z.string().optional().describe('The community it is for, if any.'),
      tour: z
        .strictObject({
          time: z.iso.datetime(),
          words: z.string().describe('The local time as text.'),
          booked: z.boolean(),
        })
        .optional()
        .describe('Result for `tourTime`. A time that could not be booked is kept as the preferred date.'),
      ignored: z
        .array(z.strictObject({ field: z.string(), why: z.string() }))
        .describe('Fields that were ignored, with the reason. The request was stored anyway.'),
    })
    .strip(),
)
