import 'server-only'
import * as z from 'zod'
import { answerOffer } from '@/lib/leads/exit-offer/answer-offer'
import { OFFER_CONSENT } from '@/lib/leads/exit-offer/consent'
import { exitOfferSchema } from '@/lib/leads/exit-offer/schema'
import { blockedReason } from '@/lib/leads/intake/blocked-sender'
import { companyPhone } from '@/lib/leads/intake/company-phone'
import { refuseFlood } from '@/lib/leads/intake/flood'
import type { VisitorForm } from '@/lib/leads/intake/handle-form'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import { softRate } from '@/lib/leads/intake/soft-rate'
import { suspicionOf } from '@/lib/leads/intake/spam'
import { storeOnce } from '@/lib/leads/intake/store-once'
import { transactionIdFrom } from '@/lib/leads/intake/transaction-id'
import { sideDataOf } from '@/lib/leads/intake/visit-of-lead'
import { exitOffer } from '@/lib/leads/sources/exit-offer'
import { informationLead, storeInformationLead } from '@/lib/leads/tour-requests/information-lead'
import { db } from '@/lib/platform/database/db'
import { invalidFields } from '@/lib/platform/errors'
import { named } from '@/lib/platform/http/component-names'
import { fieldErrorsOf } from '@/lib/platform/http/field-errors'
import { checkBot } from '@/lib/platform/integrations/turnstile'

/** Hourly requests before further ones are stored but not mailed, so that no mailbox gets flooded. */
const PER_MAILBOX = 3
const PER_ADDRESS = 20

/** Stores an exit-offer request (A11); a new person becomes a lead. @throws AppError 400, 429 */
async function submitExitOffer(
  body: Record<string, unknown>,
  about: RequestContext,
): Promise<{ link: string | null; repeated: boolean }> {
  const parsed = exitOfferSchema.safeParse(body)
  if (!parsed.success) throw invalidFields(fieldErrorsOf(parsed.error))
  const email = parsed.data.email.trim().toLowerCase()
  const [offer, phone] = await Promise.all([db.exitIntentPopup.findFirst(), companyPhone()])
  const link = offer?.ctaLink ?? null
  const { repeated } = await storeOnce({
    sentKey: transactionIdFrom(parsed.data.transactionId),
    person: email,
    find: (keys) =>
      db.exitIntentSubmission.findMany({ where: { transactionId: { in: keys } }, select: { email: true } }),
    isMine: (row) => row.email === email,
    async store(key) {
      await refuseFlood(about.clientIpAddress, phone.display)
      const held = await heldBecause(body, { email, key }, about)
      const { adConsent, consentVersion } = parsed.data
      const row = { ...trackingOf(body, about), email, transactionId: key, heldReason: held?.detail ?? null }
      const consent = {
        adConsent: about.refusesAds || adConsent === 'denied' ? 'denied' : 'granted',
        consentWording: consentVersion === OFFER_CONSENT.version ? OFFER_CONSENT.text : null,
        consentVersion: consentVersion ?? null,
      }
      const person = { name: email, phone: null, email, message: 'Took the exit offer on the website.' }
      const lead = held ? null : await informationLead(exitOffer, person, body, about)
      await db.$transaction(async (tx) => {
        await tx.exitIntentSubmission.create({ data: { ...row, ...consent } })
        if (!lead) return
        await answerOffer(tx, { email, key })
        await storeInformationLead(tx, lead, `exit-offer:${key}`)
      })
      return { email }
    },
  })
  return { link, repeated }
}

export const offerAnswer = named(
  'ExitOfferAnswer',
  z.strictObject({ link: z.string().nullable().describe('The link to the offer.') }),
)

/** Exit-offer form, script only: 201, 200 for a repeat. */
export const offerForm: VisitorForm<
  Awaited<ReturnType<typeof submitExitOffer>>,
  z.input<typeof offerAnswer>
> = {
  submit: submitExitOffer,
  json: ({ link, repeated }) => ({ status: repeated ? 200 : 201, body: { link } }),
}

/** Judged like a lead (reading 5). */
async function heldBecause(
  { captchaToken, honeypot, formLoadTime }: Record<string, unknown>,
  { email, key }: { email: string; key: string },
  about: RequestContext,
) {
  const botCheck = await checkBot(captchaToken, { transactionId: key, remoteIp: about.clientIpAddress })
  const rate = await rateSuspicion(email, about)
  const blocked = await blockedReason({ email, address: about.clientIpAddress })
  return suspicionOf({ honeypot, formLoadTime, botCheck, rate, blocked }, about.receivedAt)
}

function trackingOf(body: Record<string, unknown>, about: RequestContext) {
  const {
    communityId,
    floorPlanId,
    landingPageTemplateId,
    topic,
    source,
    referrer,
    clientUserAgent,
    ...tracking
  } = sideDataOf(body, about).values
  return {
    ...tracking,
    source: pageOf(about),
    clientUserAgent: clientUserAgent ?? about.userAgent?.slice(0, 512) ?? null,
    clientIpAddress: about.clientIpAddress,
    createdAt: about.receivedAt,
  }
}

function rateSuspicion(
  email: string,
  { clientIpAddress, receivedAt }: RequestContext,
): Promise<string | null> {
  return softRate(receivedAt, [
    {
      stored: (since) => db.exitIntentSubmission.count({ where: { ...since, email } }),
      atMost: PER_MAILBOX,
      words: 'requests in an hour for one mailbox',
    },
    {
      stored: (since) =>
        clientIpAddress ? db.exitIntentSubmission.count({ where: { ...since, clientIpAddress } }) : 0,
      atMost: PER_ADDRESS,
      words: 'requests in an hour from one address',
    },
  ])
}

/** Page path without the query: campaign and ids have their own columns. */
function pageOf({ pageUrl }: RequestContext): string | null {
  return pageUrl && URL.canParse(pageUrl) ? new URL(pageUrl).pathname.slice(0, 255) : null
}
