import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import { applyRefusals } from '@/lib/leads/tour-requests/apply-refusals'
import { contactInfo } from '@/lib/leads/tour-requests/people-of-family'
import { recordEvents } from '@/lib/leads/tour-requests/record-event'
import type { Tx } from '@/lib/platform/database/db'
import { type ContactInfo, refusalsOf } from '@/lib/platform/do-not-contact/refusals'
import { fitsWay, REFUSED_SCOPES, type RefusedScope } from '@/lib/platform/do-not-contact/scopes'
import type { DoNotContact, TourRequest } from '@/lib/platform/generated/prisma/client'

type Person = { id: string | null; username: string }

/** `how`: a WaySaid, as stored. */
type Said = { scope: RefusedScope; how: string; words: string | null; saidAt?: Date }

type About = {
  /** Recording staff member; null: recorded automatically. */
  by: Person | null
  lead: Pick<TourRequest, 'id' | 'communityId'> | null
}

/**
 * Records a refusal for each phone or email, effective on commit, and ends contact with the leads that cannot
 * be reached any more. @returns the new entries' ids, none if all were recorded before
 */
export async function noteRefusal(
  tx: Tx,
  targets: readonly ContactInfo[],
  { scope, how, words, saidAt = new Date() }: Said,
  { by, lead }: About,
): Promise<string[]> {
  const entries = await tx.doNotContact.createManyAndReturn({
    data: targets.map((target) => ({
      id: uuidv7(),
      ...target,
      scope,
      how,
      words,
      saidAt,
      communityId: lead?.communityId ?? null,
      recordedById: by?.id ?? null,
      recordedBy: by?.username ?? null,
    })),
    skipDuplicates: true,
    select: { id: true },
  })
  if (entries.length === 0) return []
  const leads = await applyRefusals(tx, targets)
  const of = targets.some(({ phoneE164 }) => phoneE164) ? 'phone' : 'email'
  const said = { scope, how, of }
  await recordSaid(tx, { by, lead }, 'do-not-contact', { ...said, ...(words && { text: words }) }, leads)
  return entries.map(({ id }) => id)
}

/**
 * Covers numbers and addresses of a person that become known after a refusal, where it covers all others of
 * theirs. @param known those others; each way is E.164, or a lower-case address
 */
export async function refuseNewWays(
  tx: Tx,
  { known, added }: { known: readonly string[]; added: readonly string[] },
  about: About,
): Promise<void> {
  const refusals = await refusalsOf(tx, known.map(contactInfo))
  for (const scope of REFUSED_SCOPES) {
    const said = refusals.filter((refusal) => refusal.scope === scope)
    const others = known.filter((way) => fitsWay(scope, way))
    const isWhole = others.every((way) => said.some(({ target }) => target === way))
    const targets = added.filter((way) => fitsWay(scope, way)).map(contactInfo)
    const [last] = said
    if (!last || !isWhole || targets.length === 0) continue
    const { how, words, saidAt } = last
    await noteRefusal(tx, targets, { scope, how, words, saidAt }, about)
  }
}

/** On the lead about which it was said in full, on the person's others with a reference to it. */
async function recordSaid(
  tx: Tx,
  { by, lead }: About,
  type: 'do-not-contact' | 'contact-allowed',
  { text, ...facts }: Record<string, string>,
  leads: string[],
): Promise<void> {
  const through = lead ? { throughLeadId: lead.id } : {}
  const others = leads.filter((id) => id !== lead?.id)
  await recordEvents(tx, [
    ...(lead ? [{ tourRequestId: lead.id, type, actor: by, data: { ...facts, ...(text && { text }) } }] : []),
    ...others.map((tourRequestId) => ({ tourRequestId, type, actor: by, data: { ...facts, ...through } })),
  ])
}

/** Lifts an opt-out, with a reason. @returns false when it was lifted already */
export async function noteLift(
  tx: Tx,
  { id, scope, phoneE164, email }: DoNotContact,
  reason: string,
  { by, lead }: About,
): Promise<boolean> {
  const { count } = await tx.doNotContact.updateMany({
    where: { id, liftedAt: null },
    data: { liftedAt: new Date(), liftedBy: by?.username ?? null, liftReason: reason },
  })
  if (count === 0) return false
  const leads = await applyRefusals(tx, [{ phoneE164, email }])
  const of = email && !phoneE164 ? 'email' : 'phone'
  await recordSaid(tx, { by, lead }, 'contact-allowed', { scope, of, text: reason }, leads)
  return true
}
