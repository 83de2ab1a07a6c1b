import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { openLead } from '@/lib/desk/access/open-lead'
import type { TypedLift, TypedRefusal } from '@/lib/desk/do-not-contact/do-not-contact-schema'
import { clearDraft } from '@/lib/desk/note-drafts/note-drafts'
import { isInScope, leadScopeOf, whereInScope } from '@/lib/leads/access/lead-scope'
import { newestLeadOf } from '@/lib/leads/tour-requests/newest-lead'
import { noteLift, noteRefusal } from '@/lib/leads/tour-requests/note-refusal'
import { contactInfo, peopleOfFamily } from '@/lib/leads/tour-requests/people-of-family'
import { peopleOfHouseholds, waysOfPerson } from '@/lib/leads/tour-requests/ways-of-person'
import { db, type Tx } from '@/lib/platform/database/db'
import { escapeLike } from '@/lib/platform/database/search-words'
import { refusalsOf } from '@/lib/platform/do-not-contact/refusals'
import { fitsWay, SCOPE_WORDS } from '@/lib/platform/do-not-contact/scopes'
import { conflict, forbidden, invalidFields, notFound } from '@/lib/platform/errors'
import type { DoNotContact, TourRequest } from '@/lib/platform/generated/prisma/client'
import { phoneE164 } from '@/lib/platform/phones/phone-e164'
import { cleanEmail, isEmailAddress } from '@/lib/platform/typed-email'
import { recordAudit } from '@/lib/records/store/history'

/**
 * Records a refusal for all numbers and addresses of a person, or for the chosen ones of a family (decisions
 * 036 and 083). @returns the entry's id @throws AppError 400 by field, 403, 404, 409 when already recorded
 */
export async function refuseContact(actor: Actor, typed: TypedRefusal): Promise<string> {
  assertCan(actor, 'update', 'leads')
  const { scope, how, words, leadId } = typed
  const named = readWay(typed.contact)
  return db.$transaction(async (tx) => {
    const lead = leadId
      ? await openLead(tx, actor, leadId, 'update')
      : await newestLeadOf(tx, contactInfo(named))
    const ways = typed.contacts
      ? await chosenWays(tx, lead, typed.contacts.map(readWay))
      : await waysOfPerson(tx, named)
    await assertOwnWays(tx, actor, ways)
    const targets = ways.filter((way) => fitsWay(scope, way)).map(contactInfo)
    if (targets.length === 0) throw unfitting(named)
    const said = { scope, how, words: words || null }
    const [id, ...others] = await noteRefusal(tx, targets, said, { by: actor, lead })
    if (!id) throw conflict(`“${SCOPE_WORDS[scope].label}” is already recorded for them`)
    for (const entityId of [id, ...others]) {
      const audited = { entity: 'doNotContact', entityId, after: { scope, how } }
      await recordAudit(tx, actor, { action: 'do-not-contact.set', ...audited })
    }
    if (leadId) await clearDraft(tx, actor, leadId, 'refusal')
    return id
  })
}

/** E.164, or a lower-case address. */
function readWay(contact: string): string {
  if (contact.includes('@')) {
    const address = cleanEmail(contact).toLowerCase()
    if (!isEmailAddress(address)) throw invalidFields({ contact: 'Please enter a valid email address' })
    return address
  }
  const number = phoneE164(contact)
  if (!number) throw invalidFields({ contact: 'Please enter the full number, with its area code' })
  return number
}

/** Only those of the lead's family: a slip of the hand must not silence somebody else. */
async function chosenWays(tx: Tx, lead: TourRequest | null, chosen: string[]): Promise<string[]> {
  const family = lead?.householdId ? await peopleOfHouseholds(tx, [lead.householdId]) : []
  const own = lead ? peopleOfFamily([lead]) : []
  const known = new Set([...own, ...family].flatMap(({ contacts }) => contacts))
  if (chosen.every((way) => known.has(way))) return chosen
  throw invalidFields({ contacts: 'One of these phone numbers or addresses does not belong to this family' })
}

/** A number or address that only other communities know is theirs; one that nobody knows is anybody's. */
async function assertOwnWays(tx: Tx, actor: Actor, ways: string[]): Promise<void> {
  const scope = await leadScopeOf(actor)
  if (scope.ids === null) return
  for (const way of ways) {
    const its = way.includes('@')
      ? { email: { equals: escapeLike(way), mode: 'insensitive' as const } }
      : { phoneE164: way }
    const uses = { erasedAt: null, OR: [its, { household: { contacts: { some: its } } }] }
    const select = { id: true } as const
    const known = await tx.tourRequest.findFirst({ where: uses, select })
    const own =
      known && (await tx.tourRequest.findFirst({ where: { AND: [uses, whereInScope(scope)] }, select }))
    if (known && !own) throw forbidden('This belongs to a community that you cannot access')
  }
}

function unfitting(named: string) {
  return invalidFields({
    scope: named.includes('@')
      ? 'You cannot call or text an email address'
      : 'You cannot email a phone number',
  })
}

/** Lifts an entry with a reason (decision 036). @throws AppError 403, 404, 409 when already lifted */
export async function allowContact(actor: Actor, id: string, { reason, leadId }: TypedLift): Promise<void> {
  assertCan(actor, 'update', 'leads')
  await db.$transaction(async (tx) => {
    const entry = await tx.doNotContact.findUnique({ where: { id } })
    if (!entry) throw notFound('This entry does not exist')
    const lead = leadId ? await leadWith(tx, actor, entry, leadId) : null
    if (!lead) await assertOwn(actor, entry)
    const about = { by: actor, lead: lead ?? (await newestLeadOf(tx, entry)) }
    if (!(await noteLift(tx, entry, reason, about))) throw conflict('This has already been lifted')
    const audited = { entity: 'doNotContact', entityId: id, after: { scope: entry.scope } }
    await recordAudit(tx, actor, { action: 'do-not-contact.lift', ...audited })
    if (leadId) await clearDraft(tx, actor, leadId, 'lift')
  })
}

/** The actor's request, which must have the entry's number or address. */
async function leadWith(tx: Tx, actor: Actor, entry: DoNotContact, leadId: string) {
  const lead = await openLead(tx, actor, leadId, 'update')
  const refusals = await refusalsOf(tx, [lead])
  if (!refusals.some(({ id }) => id === entry.id) && !entry.liftedAt)
    throw notFound('This entry does not exist')
  return lead
}

async function assertOwn(actor: Actor, { communityId, recordedById }: DoNotContact): Promise<void> {
  if (actor.id !== null && recordedById === actor.id) return
  if (!isInScope(await leadScopeOf(actor), { communityId, ownerId: null }))
    throw forbidden('This belongs to a community that you cannot access')
}
