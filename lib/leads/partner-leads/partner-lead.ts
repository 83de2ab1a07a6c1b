import * as z from 'zod'
import { CLOSING_REASONS } from '@/lib/leads/tour-requests/closing-reasons'
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
    id: z.uuid().describe('Our id of the request.'),
    transactionId: z.string().nullable().describe('The key you sent it with; null once it is erased.'),
    statusUrl: z.url().describe('Where this is read again, with the same key.'),
    isTest: z.boolean().describe('True for a simulated family of a test key.'),
    state: z.enum(PARTNER_STATES),
    community: z.strictObject({ id: z.uuid(), name: z.string() }).nullable(),
    createdAt: z.iso.datetime(),
    callDueAt: moment.describe('When the promised call is late.'),
    firstAttemptAt: moment.describe('When somebody first tried to reach the family.'),
    reachedAt: moment.describe('When somebody first talked to the family.'),
    tourAt: moment.describe('The agreed tour.'),
    closedReason: z
      .enum(CLOSING_REASONS)
      .nullable()
      .describe('The class of the reason, of a request that is closed.'),
    doNotContact: z.array(z.enum(REFUSED_SCOPES)).describe('Ways in which nobody may contact the family.'),
    receipt: z
      .string()
      .describe('Signed proof of who sent it and when: a JWS (ES256), verified by /api/v1/receipt-keys.'),
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
  doNotContact: true,
} as const

/** Answer to a request that an API key sends. Parsing a lead with it drops the status. */
export const partnerAnswerSchema = named(
  'PartnerLeadAnswer',
  partnerLeadSchema
    .omit(STATUS)
    .extend({
      transactionId: z.string().describe('The key of the request.'),
      promise: z.string().describe('When somebody calls, as the family may be told.'),
      communityName: z.string().optional().describe('The community it is for, if one is.'),
      tour: z
        .strictObject({
          time: z.iso.datetime(),
          words: z.string().describe('The local time in words.'),
          booked: z.boolean(),
        })
        .optional()
        .describe('What became of `tourTime`. A time that was not booked is kept as the preferred date.'),
      ignored: z
        .array(z.strictObject({ field: z.string(), why: z.string() }))
        .describe('Fields that were not understood. The request is stored all the same.'),
    })
    .strip(),
)
