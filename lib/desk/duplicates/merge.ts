import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { openHouseholds } from '@/lib/desk/duplicates/household-access'
import type { Merge } from '@/lib/desk/duplicates/merge-schema'
import { forgetOldMerges } from '@/lib/desk/duplicates/undo-merge'
import { tellPartners } from '@/lib/desk/partner-events/tell-partners'
import { recordEvents } from '@/lib/leads/tour-requests/record-event'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict, invalidFields } from '@/lib/platform/errors'
import type { Household } from '@/lib/platform/generated/prisma/client'
import { recordAudit } from '@/lib/records/store/record-audit'

const LIMITS = { maxWait: 6_000, timeout: 20_000 }

/**
 * Moves the absorbed household's requests, contacts and residents to the kept one; undoable for 30 days
 * (undo-merge.ts). @returns the merge's id @throws AppError 400 by field, 403, 404, 409
 */
export async function mergeHouseholds(actor: Actor, keptId: string, chosen: Merge): Promise<string> {
  const { absorbedId, name, phoneE164, email } = chosen
  return db.$transaction(async (tx) => {
    const [kept, absorbed] = await openHouseholds(tx, actor, [keptId, absorbedId], 'update')
    if (!kept || !absorbed || kept.id === absorbed.id) throw conflict('This is one family already')
    if (await isAbsorbed(tx, [keptId, absorbedId]))
      throw conflict('One of them was merged with another family')
    await assertKnownValues(tx, [kept, absorbed], chosen)
    const leads = await tx.tourRequest.findMany({ where: { householdId: absorbedId }, select: { id: true } })
    const contacts = await tx.householdContact.findMany({
      where: { householdId: absorbedId },
      select: { id: true },
    })
    const residents = await tx.householdResident.findMany({
      where: { householdId: absorbedId },
      select: { id: true },
    })
    const over = { where: { householdId: absorbedId }, data: { householdId: keptId } }
    await tx.tourRequest.updateMany(over)
    await tx.householdContact.updateMany(over)
    await tx.householdResident.updateMany(over)
    await tx.household.update({ where: { id: keptId }, data: { name, phoneE164, email } })
    await forgetOldMerges(tx)
    const { id } = await tx.householdMerge.create({
      data: {
        keptId,
        absorbedId,
        name: kept.name,
        phoneE164: kept.phoneE164,
        email: kept.email,
        leadIds: leads.map((lead) => lead.id),
        contactIds: contacts.map((contact) => contact.id),
        residentIds: residents.map((resident) => resident.id),
        mergedBy: actor.username,
      },
    })
    await recordMergeEvent(tx, actor, keptId, {
      type: 'merged',
      data: { mergeId: id },
    })
    await tellPartners(tx, { type: 'lead.merged', leadIds: leads.map((lead) => lead.id), causeId: id })
    const counts = { requests: leads.length, contacts: contacts.length, residents: residents.length }
    const after = { mergeId: id, absorbedId, ...counts }
    await recordAudit(tx, actor, { action: 'household.merge', entity: 'household', entityId: keptId, after })
    return id
  }, LIMITS)
}

/** Notes it on the family's newest request, without names, because that request may be another person's. */
export async function recordMergeEvent(
  tx: Tx,
  actor: Actor,
  householdId: string,
  entry: { type: 'merged' | 'merge-undone'; data: { mergeId: string } },
): Promise<void> {
  const newest = await tx.tourRequest.findFirst({
    where: { householdId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true },
  })
  if (newest) await recordEvents(tx, [{ ...entry, actor, tourRequestId: newest.id }])
}

async function isAbsorbed(tx: Tx, ids: string[]): Promise<boolean> {
  return (await tx.householdMerge.count({ where: { absorbedId: { in: ids }, undoneAt: null } })) > 0
}

/** Nobody may be called at a number that neither household gave. */
async function assertKnownValues(
  tx: Tx,
  both: Household[],
  { name, phoneE164, email }: Merge,
): Promise<void> {
  const ids = both.map(({ id }) => id)
  const contacts = await tx.householdContact.findMany({ where: { householdId: { in: ids } } })
  const names = [...both, ...contacts].map((one) => one.name)
  const ways = [...both, ...contacts]
  if (!names.includes(name)) throw invalidFields({ name: 'Please choose one of their names' })
  if (phoneE164 && !ways.some((one) => one.phoneE164 === phoneE164))
    throw invalidFields({ phoneE164: 'Please choose one of their numbers' })
  if (email && !ways.some((one) => one.email === email))
    throw invalidFields({ email: 'Please choose one of their addresses' })
}
