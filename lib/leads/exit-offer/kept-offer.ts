import 'server-only'
import { answerOffer } from '@/lib/leads/exit-offer/answer-offer'
import { judgeOffer, type OfferSent, offerLead, offerLeadKey } from '@/lib/leads/exit-offer/judge-offer'
import { exitOfferSchema } from '@/lib/leads/exit-offer/schema'
import { offerRateSuspicion, ownOffer, storeOffer } from '@/lib/leads/exit-offer/store-offer'
import { storeOnce } from '@/lib/leads/intake/store-once'
import { storeKeptInformation } from '@/lib/leads/tour-requests/information-lead'
import { type FormToKeep, visitorOf } from '@/lib/leads/tour-requests/journaled-lead'
import type { FormReplay } from '@/lib/leads/tour-requests/replay-lead'

const NAME = 'exit-offer'

/** Judges a request while the database is away. */
export async function judgeOfferFromMemory(sent: OfferSent): Promise<FormToKeep> {
  const { key, body } = sent
  const { botCheck, suspicion } = await judgeOffer(sent, null)
  return {
    name: NAME,
    subjectId: null,
    lead: await offerLead(sent),
    leadKey: () => offerLeadKey(key),
    sentKey: key,
    body: { ...body, transactionId: key },
    botCheck,
    heldReason: suspicion?.detail ?? null,
  }
}

/** Mails the offer, and stores the lead of a new person. */
export const offerReplay: FormReplay = {
  name: NAME,
  async store(tx, { lead, form, wasStored }) {
    const { body, id } = form
    const input = exitOfferSchema.parse(body)
    const email = lead.person.email ?? ''
    const about = visitorOf(lead, form)
    let leadId: string | null = null
    const { row, repeated } = await storeOnce({
      ...ownOffer(tx, email),
      sentKey: lead.sentKey,
      async store(key) {
        const heldReason = form.heldReason ?? (await offerRateSuspicion(tx, email, about))
        await storeOffer(tx, { id, input, email, key, heldReason, body, about })
        if (heldReason) return { email, transactionId: key }
        if (!wasStored) await answerOffer(tx, { email, key })
        leadId = await storeKeptInformation(tx, lead, offerLeadKey(key))
        return { email, transactionId: key }
      },
    })
    if (!repeated) return { outcome: 'stored', leadId }
    const known = await tx.tourRequest.findUnique({
      where: { transactionId: offerLeadKey(row.transactionId ?? '') },
      select: { id: true },
    })
    return { outcome: 'repeated', leadId: known?.id ?? null }
  },
}
