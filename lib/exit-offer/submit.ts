import 'server-only'
import { subHours } from 'date-fns'
import { db } from '@/lib/db'
import { invalidFields } from '@/lib/errors'
import { OFFER_CONSENT } from '@/lib/exit-offer/consent'
import { offerMail } from '@/lib/exit-offer/offer-mail'
import { exitOfferSchema } from '@/lib/exit-offer/schema'
import { announceToFamily } from '@/lib/exit-offer/timeline'
import { Prisma } from '@/lib/generated/prisma/client'
import { fieldErrorsOf } from '@/lib/http/field-errors'
import type { RequestContext } from '@/lib/intake/request-context'
import { checkBot } from '@/lib/integrations/turnstile'
import { companyPhone } from '@/lib/leads/company-phone'
import { refuseFlood } from '@/lib/leads/lead-rate'
import { readSideData } from '@/lib/leads/side-data'
import { suspicionOf } from '@/lib/leads/spam'
import { keyForAnotherPerson, transactionIdFrom } from '@/lib/leads/transaction-id'
import { withVisit } from '@/lib/leads/visit-of-lead'
import { queueMail } from '@/lib/mail/queue-mail'

/** Requests of an hour after which a further one is stored but not mailed: nobody's mailbox is filled from here. */
const PER_MAILBOX = 3
const PER_ADDRESS = 20

/**
 * Takes in who takes up the exit offer (A11): judged like a lead, stored once with the consent, put on the family's
 * timeline, and answered by mail. It asks for information and not for a call, so no clock starts.
 * @throws AppError 400 for the address, 429 above the hard rate limit
 */
export async function submitExitOffer(
  body: Record<string, unknown>,
  about: RequestContext,
): Promise<{ link: string | null; repeated: boolean }> {
  const parsed = exitOfferSchema.safeParse(body)
  if (!parsed.success) throw invalidFields(fieldErrorsOf(parsed.error))
  const email = parsed.data.email.trim().toLowerCase()
  const [offer, settings, phone] = await Promise.all([
    db.exitIntentPopup.findFirst(),
    db.siteSettings.findFirst(),
    companyPhone(),
  ])
  const link = offer?.ctaLink ?? null
  const key = await freeKey(transactionIdFrom(parsed.data.transactionId), email)
  if (!key) return { link, repeated: true }
  await refuseFlood(about.clientIpAddress, phone.display)

  const botCheck = await checkBot(body.captchaToken, { transactionId: key, remoteIp: about.clientIpAddress })
  const { honeypot, formLoadTime } = body
  const rate = await rateSuspicion(email, about)
  const held = suspicionOf({ honeypot, formLoadTime, botCheck, rate }, about.receivedAt)
  const { communityId, floorPlanId, landingPageTemplateId, source, referrer, clientUserAgent, ...tracking } =
    readSideData(withVisit(body, about)).values
  const data: Prisma.ExitIntentSubmissionCreateInput = {
    ...tracking,
    email,
    source: pageOf(about),
    transactionId: key,
    clientUserAgent: clientUserAgent ?? about.userAgent?.slice(0, 512) ?? null,
    clientIpAddress: about.clientIpAddress,
    adConsent: about.refusesAds || parsed.data.adConsent === 'denied' ? 'denied' : 'granted',
    consentWording: parsed.data.consentVersion === OFFER_CONSENT.version ? OFFER_CONSENT.text : null,
    consentVersion: parsed.data.consentVersion ?? null,
    heldReason: held?.detail ?? null,
    createdAt: about.receivedAt,
  }
  try {
    await db.$transaction(async (tx) => {
      await tx.exitIntentSubmission.create({ data })
      if (held) return
      await announceToFamily(tx, email)
      if (offer && link) await queueMail(tx, offerMail({ email, key, link, offer, settings }))
    })
  } catch (error) {
    // The same request twice at one moment: the other one has stored it.
    if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002') throw error
    return { link, repeated: true }
  }
  return { link, repeated: false }
}

/** The key to store under; null when this person's request is stored already (B7). */
async function freeKey(sent: string, email: string): Promise<string | null> {
  const own = keyForAnotherPerson(sent, email)
  const rows = await db.exitIntentSubmission.findMany({
    where: { transactionId: { in: [sent, own] } },
    select: { email: true },
  })
  if (rows.some((row) => row.email === email)) return null
  return rows.length > 0 ? own : sent
}

async function rateSuspicion(
  email: string,
  { clientIpAddress, receivedAt }: RequestContext,
): Promise<string | null> {
  const since = { createdAt: { gte: subHours(receivedAt, 1) } }
  const [ofMailbox, ofAddress] = await Promise.all([
    db.exitIntentSubmission.count({ where: { ...since, email } }),
    clientIpAddress ? db.exitIntentSubmission.count({ where: { ...since, clientIpAddress } }) : 0,
  ])
  if (ofMailbox >= PER_MAILBOX) return `More than ${PER_MAILBOX} requests in an hour for one mailbox`
  return ofAddress >= PER_ADDRESS ? `More than ${PER_ADDRESS} requests in an hour from one address` : null
}

/** The page the offer was made on, without its query: campaign and ids have columns of their own. */
function pageOf({ pageUrl }: RequestContext): string | null {
  return pageUrl && URL.canParse(pageUrl) ? new URL(pageUrl).pathname.slice(0, 255) : null
}
