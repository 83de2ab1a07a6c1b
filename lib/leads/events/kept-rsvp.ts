import 'server-only'
import { callRequestKey } from '@/lib/leads/events/call-request'
import { judgeRsvp, leadBodyOf, personOf, type RsvpInput } from '@/lib/leads/events/judge-rsvp'
import { rsvpRateSuspicion } from '@/lib/leads/events/rsvp-rate'
import { rsvpSchema } from '@/lib/leads/events/rsvp-schema'
import { signUpEvents } from '@/lib/leads/events/sign-up-events'
import { assertOpen, storeRsvpWithin } from '@/lib/leads/events/store-rsvp'
import { lastKnownCompanyPhone } from '@/lib/leads/intake/company-phone'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import { sideDataOf } from '@/lib/leads/intake/visit-of-lead'
import { eventSignUp } from '@/lib/leads/sources/event-sign-up'
import { named } from '@/lib/leads/tour-requests/directory'
import { storeKeptInformation } from '@/lib/leads/tour-requests/information-lead'
import { type FormToKeep, type JournaledLead, visitorOf } from '@/lib/leads/tour-requests/journaled-lead'
import { type FormReplay, storeJournaled } from '@/lib/leads/tour-requests/replay-lead'
import type { Tx } from '@/lib/platform/database/db'
import { notFound } from '@/lib/platform/errors'
import { checkBot } from '@/lib/platform/integrations/turnstile'
import { PUBLIC_EVENT } from '@/lib/site/events/visibility'

const NAME = 'rsvp'

type Sent = {
  eventSlug: string
  input: RsvpInput
  body: Record<string, unknown>
  about: RequestContext
  key: string
}

/** Judges a sign-up by what is known of its event. @throws AppError 400, 404, 409 */
export async function judgeRsvpFromMemory({ eventSlug, input, body, about, key }: Sent): Promise<FormToKeep> {
  const event = named(await signUpEvents(), eventSlug)
  if (!event) throw notFound('This event does not exist')
  assertOpen(event, input.guests, about.receivedAt)
  const botCheck = await checkBot(body.captchaToken, { transactionId: key, remoteIp: about.clientIpAddress })
  const { lead, suspicion } = await judgeRsvp({ event, input, body, about, botCheck, rate: null })
  return {
    name: NAME,
    subjectId: event.id,
    lead,
    leadKey: callRequestKey,
    sentKey: key,
    body: { ...body, transactionId: key },
    botCheck,
    heldReason: suspicion?.detail ?? null,
  }
}

/** Seat or waiting list are decided now, and the guest is told. */
export const rsvpReplay: FormReplay = {
  name: NAME,
  async store(tx, { lead, form, wasStored }) {
    const input = rsvpSchema.parse(form.body)
    const person = personOf(input)
    const event = await tx.event.findFirst({ where: { id: form.subjectId ?? '', ...PUBLIC_EVENT } })
    if (!event) return storedWithoutEvent(tx, lead)
    const about = visitorOf(lead, form)
    const rate = await rsvpRateSuspicion(
      tx,
      { ...person, clientIpAddress: about.clientIpAddress },
      about.receivedAt,
    )
    const isCall = lead.source !== eventSignUp.key
    let leadId: string | null = null
    const stored = await storeRsvpWithin(tx, {
      eventId: event.id,
      phoneDisplay: lastKnownCompanyPhone().display,
      person,
      guests: input.guests,
      key: lead.sentKey,
      botCheck: form.botCheck,
      heldReason: form.heldReason ?? rate,
      isCall,
      async storeLead(_, key) {
        leadId = isCall
          ? (await storeJournaled(tx, lead, key)).leadId
          : await storeKeptInformation(tx, lead, key)
      },
      touches: sideDataOf(leadBodyOf(form.body, event), about).values.touches,
      about,
      kept: { id: form.id, isTold: wasStored },
    })
    const isListed = 'refusal' in stored
    if (!isListed && !stored.repeated) return { outcome: 'stored', leadId }
    // The call was promised, whatever became of the seat.
    if (isCall) return storeJournaled(tx, lead, isListed ? undefined : callRequestKey(stored.id))
    return { outcome: 'repeated', leadId: await leadIdOf(tx, callRequestKey(stored.id)) }
  },
}

/** The event was deleted or hidden since: staff learn it from the guest's lead. */
function storedWithoutEvent(tx: Tx, kept: JournaledLead) {
  const message = `${kept.person.message}\nThe event is no longer on the site, and they are waiting to hear about their seat. Please let them know.`
  const lead = { ...kept.input.lead, message }
  return storeJournaled(tx, { ...kept, input: { ...kept.input, lead } })
}

async function leadIdOf(tx: Tx, transactionId: string): Promise<string | null> {
  return (await tx.tourRequest.findUnique({ where: { transactionId }, select: { id: true } }))?.id ?? null
}
