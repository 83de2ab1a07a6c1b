import * as z from 'zod/mini'
import { isAcceptablePhone } from '@/lib/platform/phones/phone'

/** Exact words of specification section 5. */
export const LEAD_MESSAGES = {
  nameTooShort: 'Please enter at least 2 characters',
  nameTooLong: 'Name is too long',
  phone: 'Please enter a valid phone number',
  email: 'Please enter a valid email address',
  messageTooLong: 'Message is too long',
} as const

/** Longest address a mail server must take (RFC 5321). */
const EMAIL_MAX = 254
const MESSAGE_MAX = 1000

/** What a person would count: an emoji or a rare Chinese character is one. */
const characters = (text: string) => [...text].length

/** A browser sends line breaks of a plain form post as CRLF; the visitor typed one character. */
const typedLength = (text: string) => characters(text.replaceAll('\r\n', '\n'))

/** Empty or an address mail can be sent to. */
export function isEmailOrEmpty(text: string): boolean {
  const address = text.trim()
  return address === '' || (address.length <= EMAIL_MAX && z.regexes.email.test(address))
}

/** Step 1 of the lead form: both must be valid before 'Continue'. */
export const contactStepSchema = z.object({
  name: z.string(LEAD_MESSAGES.nameTooShort).check(
    z.refine((name) => characters(name.trim()) >= 2, LEAD_MESSAGES.nameTooShort),
    z.refine((name) => characters(name) <= 100, LEAD_MESSAGES.nameTooLong),
  ),
  phone: z.string(LEAD_MESSAGES.phone).check(z.refine(isAcceptablePhone, LEAD_MESSAGES.phone)),
})

/** Side data never refuses a lead (reading 4): what is not text counts as absent here, `side-data.ts` keeps it raw. */
const side = z.catch(z.optional(z.nullable(z.string())), undefined)

/** Step 2 of the lead form. `preferredDate` is an ISO date or date-time. */
export const detailsStepSchema = z.object({
  email: z.optional(
    z.nullable(z.string(LEAD_MESSAGES.email).check(z.refine(isEmailOrEmpty, LEAD_MESSAGES.email))),
  ),
  message: z.optional(
    z.nullable(
      z
        .string(LEAD_MESSAGES.messageTooLong)
        .check(z.refine((text) => typedLength(text) <= MESSAGE_MAX, LEAD_MESSAGES.messageTooLong)),
    ),
  ),
  preferredDate: side,
})

/**
 * The body of POST /api/tour-requests, used by the form and by the server alike. Only name, phone, email and
 * message can refuse it.
 */
export const tourRequestSchema = z.object({
  ...contactStepSchema.shape,
  ...detailsStepSchema.shape,
  /** A time of the community's tour calendar that the family takes, ISO. */
  tourTime: side,
  communityId: side,
  floorPlanId: side,
  landingPageTemplateId: side,
  /** tour | callback | …: which form it was. */
  source: side,
  /** The visitor's idempotency key; a retry sends the same one again. */
  transactionId: side,
  landingPageUrl: side,
  /** What linked to the first page of the visit. */
  referrer: side,
  clientUserAgent: side,
  utmSource: side,
  utmMedium: side,
  utmCampaign: side,
  utmTerm: side,
  utmContent: side,
  gclid: side,
  gbraid: side,
  wbraid: side,
  fbp: side,
  fbc: side,
  fbclid: side,
  msclkid: side,
  /** 'granted' or 'denied': the visitor's own choice (reading 10). */
  adConsent: side,
  /** Version of the consent wording the form showed. */
  consentVersion: z.catch(z.optional(z.nullable(z.number())), undefined),
  /** The words that the family agreed to, where a partner's form and not ours showed them. */
  consentWording: side,
  /** Whether the box for texts is ticked. */
  textConsent: z.catch(z.optional(z.nullable(z.union([z.boolean(), z.string()]))), undefined),
  /** The words beside the box for texts that the family ticked, where a partner's form showed them. */
  textConsentWording: side,
  honeypot: side,
  captchaToken: side,
  /** When the form was shown (epoch milliseconds), or how long ago that was (milliseconds). */
  formLoadTime: z.catch(z.optional(z.nullable(z.number())), undefined),
})

export type ContactStep = z.input<typeof contactStepSchema>
export type DetailsStep = z.input<typeof detailsStepSchema>
/** What a client may send. */
export type TourRequestPayload = z.input<typeof tourRequestSchema>
export type TourRequest = z.output<typeof tourRequestSchema>
