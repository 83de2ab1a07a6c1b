import * as z from 'zod/mini'
import { perAdId } from '@/lib/platform/ad-platforms/ad-ids'
import { isAcceptablePhone } from '@/lib/platform/phones/phone'
import { cleanEmail, isEmailAddress } from '@/lib/platform/typed-email'
import { cleanName, storableText, visibleLength, withoutInvisible } from '@/lib/platform/typed-text'

/** Exact words of specification section 5. */
export const LEAD_MESSAGES = {
  nameTooShort: 'Please enter at least 2 characters',
  nameTooLong: 'Name is too long',
  phone: 'Please enter a valid phone number',
  email: 'Please enter a valid email address',
  messageTooLong: 'Message is too long',
} as const

const MESSAGE_MAX = 1000

/** Counts code points: an emoji is one. */
const characters = (text: string) => [...text].length

/** Plain form posts contain CRLF for one typed character. */
const typedLength = (text: string) => characters(text.replaceAll('\r\n', '\n'))

export function isEmailOrEmpty(text: string): boolean {
  const address = cleanEmail(text)
  return address === '' || isEmailAddress(address)
}

/** Step 1 of the lead form: both must be valid before 'Continue'. */
export const contactStepSchema = z.object({
  name: z.string(LEAD_MESSAGES.nameTooShort).check(
    z.overwrite(cleanName),
    z.refine((name) => visibleLength(name) >= 2, LEAD_MESSAGES.nameTooShort),
    z.refine((name) => characters(name) <= 100, LEAD_MESSAGES.nameTooLong),
  ),
  phone: z
    .string(LEAD_MESSAGES.phone)
    .check(z.overwrite(withoutInvisible), z.refine(isAcceptablePhone, LEAD_MESSAGES.phone)),
})

/** Side data never rejects a lead (reading 4): non-text counts as absent, `side-data.ts` keeps it raw. */
const side = z.catch(z.optional(z.nullable(z.string())), undefined)

/** Step 2 of the lead form. `preferredDate` is an ISO date or date-time. */
export const detailsStepSchema = z.object({
  email: z.optional(
    z.nullable(
      z
        .string(LEAD_MESSAGES.email)
        .check(z.overwrite(cleanEmail), z.refine(isEmailOrEmpty, LEAD_MESSAGES.email)),
    ),
  ),
  message: z.optional(
    z.nullable(
      z.string(LEAD_MESSAGES.messageTooLong).check(
        z.overwrite(storableText),
        z.refine((text) => typedLength(text) <= MESSAGE_MAX, LEAD_MESSAGES.messageTooLong),
      ),
    ),
  ),
  preferredDate: side,
})

/** Body of POST /api/tour-requests. Only name, phone, email and message can be rejected. */
export const tourRequestSchema = z.object({
  ...contactStepSchema.shape,
  ...detailsStepSchema.shape,
  /** Chosen time of the community's tour calendar, ISO. */
  tourTime: side,
  /** While the phones are closed: chosen start of a call, ISO (decision 103). */
  callTime: side,
  communityId: side,
  floorPlanId: side,
  landingPageTemplateId: side,
  /** Slug of what our own form is about (decision 106). */
  topic: side,
  /** Form type: tour, callback, … */
  source: side,
  /** The visitor's idempotency key; retries repeat it. */
  transactionId: side,
  /** The browser's own secret: only who sends it again may correct the request (decision 076). */
  formSecret: side,
  landingPageUrl: side,
  referrer: side,
  clientUserAgent: side,
  utmSource: side,
  utmMedium: side,
  utmCampaign: side,
  utmTerm: side,
  utmContent: side,
  ...perAdId(() => side),
  /** 'granted' or 'denied': the visitor's own choice (reading 10). */
  adConsent: side,
  consentVersion: z.catch(z.optional(z.nullable(z.number())), undefined),
  /** Consent wording of a partner's form. */
  consentWording: side,
  textConsent: z.catch(z.optional(z.nullable(z.union([z.boolean(), z.string()]))), undefined),
  /** Checked wording for texts in a partner's form. */
  textConsentWording: side,
  honeypot: side,
  captchaToken: side,
  /** When the form was shown (epoch ms), or how long ago (ms). */
  formLoadTime: z.catch(z.optional(z.nullable(z.number())), undefined),
})

export type TourRequestPayload = z.input<typeof tourRequestSchema>
export type TourRequest = z.output<typeof tourRequestSchema>
