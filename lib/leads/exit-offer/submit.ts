import 'server-only'
import * as z from 'zod'
import { answerOffer } from '@/lib/leads/exit-offer/answer-offer'
import { judgeOffer, type OfferSent, offerLead, offerLeadKey } from '@/lib/leads/exit-offer/judge-offer'
import { judgeOfferFromMemory, offerReplay } from '@/lib/leads/exit-offer/kept-offer'
import { exitOfferSchema } from '@/lib/leads/exit-offer/schema'
import { offerRateSuspicion, ownOffer, storeOffer } from '@/lib/leads/exit-offer/store-offer'
import { companyPhone } from '@/lib/leads/intake/company-phone'
import { refuseFlood } from '@/lib/leads/intake/flood'
import { KEPT_WORDS, type VisitorForm } from '@/lib/leads/intake/handle-form'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import { storeOnce } from '@/lib/leads/intake/store-once'
import { transactionIdFrom } from '@/lib/leads/intake/transaction-id'
import { storeInformationLead } from '@/lib/leads/tour-requests/information-lead'
import { takeForm } from '@/lib/leads/tour-requests/keep-lead'
import { db } from '@/lib/platform/database/db'
import { invalidFields } from '@/lib/platform/errors'
import { named } from '@/lib/platform/http/component-names'
import { fieldErrorsOf } from '@/lib/platform/http/field-errors'

type Answered = { link: string | null; repeated: boolean; kept?: string }

/**
 * Stores an exit-offer request (A11); a new person becomes a lead. While the database is away the journal
 * keeps it (decision 123). @throws AppError 400, 429
 */
async function submitExitOffer(body: Record<string, unknown>, about: RequestContext): Promise<Answered> {
  const parsed = exitOfferSchema.safeParse(body)
  if (!parsed.success) throw invalidFields(fieldErrorsOf(parsed.error))
  const input = parsed.data
  const sent = {
    input,
    body,
    about,
    email: input.email.trim().toLowerCase(),
    key: transactionIdFrom(input.transactionId),
  }
  return takeForm({
    take: () => takeOffer(sent),
    judge: () => judgeOfferFromMemory(sent),
    answer: ({ repeated }) => ({
      link: null,
      repeated,
      kept: 'We have your email address and will send what you asked for. We will not call you about it.',
    }),
    replay: offerReplay,
  })
}

async function takeOffer(sent: OfferSent): Promise<Answered> {
  const { about, email, key: sentKey } = sent
  const [offer, phone] = await Promise.all([db.exitIntentPopup.findFirst(), companyPhone()])
  const link = offer?.ctaLink ?? null
  const { repeated } = await storeOnce({
    ...ownOffer(db, email),
    sentKey,
    async store(key) {
      await refuseFlood(about.clientIpAddress, phone.display)
      const rate = await offerRateSuspicion(db, email, about)
      const { suspicion } = await judgeOffer({ ...sent, key }, rate)
      const lead = suspicion ? null : await offerLead(sent)
      await db.$transaction(async (tx) => {
        await storeOffer(tx, { ...sent, key, heldReason: suspicion?.detail ?? null })
        if (!lead) return
        await answerOffer(tx, { email, key })
        await storeInformationLead(tx, lead, offerLeadKey(key))
      })
      return { email, transactionId: key }
    },
  })
  return { link, repeated }
}

export const offerAnswer = named(
  'ExitOfferAnswer',
  z.strictObject({
    link: z
      .string()
      .nullable()
      .describe('The link to the offer; null without one, and while the database is away.'),
    kept: KEPT_WORDS,
  }),
)

/** Exit-offer form, script only: 201, 200 for a repeat. */
export const offerForm: VisitorForm<Answered, z.input<typeof offerAnswer>> = {
  isJournaled: true,
  submit: submitExitOffer,
  json: ({ repeated, ...body }) => ({ status: repeated ? 200 : 201, body }),
}
