import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { correctAddress } from '@/lib/desk/households/correct-address'
import type { TypedContact } from '@/lib/desk/households/family-schema'
import { changedFields, openFamily, recordFamilyChange } from '@/lib/desk/households/open-family'
import { refuseNewWays } from '@/lib/leads/tour-requests/note-refusal'
import { isEmailOrEmpty } from '@/lib/leads/tour-requests/schema'
import { peopleOfHouseholds } from '@/lib/leads/tour-requests/ways-of-person'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict, invalidFields, notFound } from '@/lib/platform/errors'
import type { Household, HouseholdContact } from '@/lib/platform/generated/prisma/client'
import { readTypedPhone } from '@/lib/platform/phones/phone'
import { phoneE164 } from '@/lib/platform/phones/phone-e164'
import { cleanEmail } from '@/lib/platform/typed-email'
import { isUuid } from '@/lib/platform/uuid'

const NAMES = {
  name: 'name',
  relationship: 'relationship',
  phoneE164: 'number',
  email: 'address',
  decides: 'decision maker',
  consentHow: 'consent',
} as const

/** Idempotent under the client's id. @throws AppError 400 by field, 403, 404, 409 */
export async function saveContact(
  actor: Actor,
  leadId: string,
  id: string,
  typed: TypedContact,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const household = await openFamily(tx, actor, leadId)
    const before = await contactOf(tx, household.id, id)
    const row = rowOf(actor, typed, before)
    if (before) await assertNotRequired(tx, before, row)
    await tx.householdContact.upsert({
      where: { id },
      create: { id, householdId: household.id, ...row },
      update: row,
    })
    if (before?.email && row.email && row.email !== before.email && (await isSentBy(tx, before)))
      await correctAddress(tx, { householdId: household.id, from: before.email, to: row.email })
    await coverNewWays(tx, actor, leadId, { householdId: household.id, before, after: row })
    const isMoved = await updatePrimaryContact(tx, household, { before, after: row, isFirst: typed.isFirst })
    if (!before) return recordFamilyChange(tx, actor, leadId, { part: 'contact', change: 'added' })
    const fields = [...changedFields(before, row, NAMES), ...(isMoved ? ['first contact'] : [])]
    if (fields.length > 0)
      await recordFamilyChange(tx, actor, leadId, { part: 'contact', change: 'changed', fields })
  })
}

/** @throws AppError 403, 404, 409 for a contact by which a request is found */
export async function removeContact(actor: Actor, leadId: string, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const household = await openFamily(tx, actor, leadId)
    const before = await contactOf(tx, household.id, id)
    if (!before) throw notFound('This contact does not exist')
    if (await requiredContactField(tx, before, { phoneE164: null, email: null }))
      throw conflict('This contact cannot be removed, because a request came with its number or address')
    await tx.householdContact.delete({ where: { id } })
    await updatePrimaryContact(tx, household, {
      before,
      after: { phoneE164: null, email: null },
      isFirst: false,
    })
    await recordFamilyChange(tx, actor, leadId, { part: 'contact', change: 'removed' })
  })
}

async function contactOf(tx: Tx, householdId: string, id: string): Promise<HouseholdContact | null> {
  if (!isUuid(id)) throw notFound('This contact does not exist')
  const contact = await tx.householdContact.findUnique({ where: { id } })
  if (contact && contact.householdId !== householdId) throw notFound('This contact does not exist')
  return contact
}

function rowOf(actor: Actor, typed: TypedContact, before: HouseholdContact | null) {
  const number = typed.phone ? phoneE164(typed.phone) : null
  const email = cleanEmail(typed.email ?? '').toLowerCase() || null
  const errors = {
    ...(typed.phone && !number && { phone: 'Please enter the full number, with its area code' }),
    ...(typed.phone &&
      readTypedPhone(typed.phone).extension && { phone: 'Please enter the extension after the name' }),
    ...(email && !isEmailOrEmpty(email) && { email: 'Please enter a valid email address' }),
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
  const consentHow = typed.consentHow ?? null
  const isSaidBefore = before !== null && before.consentHow === consentHow
  return {
    name: typed.name,
    relationship: typed.relationship || null,
    phoneE164: number,
    email,
    decides: typed.decides,
    consentHow,
    consentAt: isSaidBefore ? before.consentAt : consentHow && new Date(),
    consentBy: isSaidBefore ? before.consentBy : consentHow && actor.username,
  }
}

/** True when the contact is the only one with its address: requests that came with it are theirs. */
async function isSentBy(tx: Tx, { id, householdId, email }: HouseholdContact): Promise<boolean> {
  return (await tx.householdContact.count({ where: { householdId, email, id: { not: id } } })) === 0
}

/** An address may be corrected, on its requests as well; a number stays, and no address is lost. */
async function assertNotRequired(tx: Tx, before: HouseholdContact, after: Ways): Promise<void> {
  const way = await requiredContactField(tx, before, { ...after, email: after.email && before.email })
  if (!way) return
  const words = way === 'phone' ? 'number' : 'address'
  throw invalidFields({
    [way]: `This ${words} cannot be changed, because a request came with it. Add the other one as a new contact.`,
  })
}

type Saved = { householdId: string; before: Ways | null; after: Ways & { name: string } }

/** A number or address of somebody who refused contact at all others is refused, too (decision 083). */
async function coverNewWays(
  tx: Tx,
  actor: Actor,
  leadId: string,
  { householdId, before, after }: Saved,
): Promise<void> {
  const added = [
    after.phoneE164 === before?.phoneE164 ? null : after.phoneE164,
    after.email === before?.email ? null : after.email,
  ].filter((way) => way !== null)
  if (added.length === 0) return
  const people = await peopleOfHouseholds(tx, [householdId])
  const person = people.find(({ name }) => name.toLowerCase() === after.name.toLowerCase())
  const known = person?.contacts.filter((way) => !added.includes(way)) ?? []
  const lead = await tx.tourRequest.findUnique({
    where: { id: leadId },
    select: { id: true, communityId: true },
  })
  await refuseNewWays(tx, { known, added }, { by: actor, lead })
}

type First = { before: Ways | null; after: Ways; isFirst: boolean }

/** Updates the number and address at which the household is reached first. @returns true when they changed */
async function updatePrimaryContact(
  tx: Tx,
  household: Household,
  { before, after, isFirst }: First,
): Promise<boolean> {
  const next = (way: keyof Ways) => {
    if (isFirst && after[way]) return after[way]
    const wasTheirs = before !== null && household[way] !== null && household[way] === before[way]
    return wasTheirs ? null : household[way]
  }
  const [number, email] = [next('phoneE164'), next('email')]
  if (number === household.phoneE164 && email === household.email) return false
  await tx.household.update({ where: { id: household.id }, data: { phoneE164: number, email } })
  return true
}

/** E.164, and lower case. */
type Ways = Pick<HouseholdContact, 'phoneE164' | 'email'>

/** The contact field that would be lost and is the only match for one of the family's requests, or null. */
async function requiredContactField(
  tx: Tx,
  before: HouseholdContact,
  after: Ways,
): Promise<'phone' | 'email' | null> {
  const { id, householdId, phoneE164: number, email } = before
  const others = { householdId, id: { not: id } }
  if (number && number !== after.phoneE164) {
    const isKnown = (await tx.householdContact.count({ where: { ...others, phoneE164: number } })) > 0
    if (!isKnown && (await tx.tourRequest.count({ where: { householdId, phoneE164: number } })) > 0)
      return 'phone'
  }
  if (email && email !== after.email) {
    const isKnown = (await tx.householdContact.count({ where: { ...others, email } })) > 0
    const sent = { householdId, email: { equals: email, mode: 'insensitive' as const } }
    if (!isKnown && (await tx.tourRequest.count({ where: sent })) > 0) return 'email'
  }
  return null
}
