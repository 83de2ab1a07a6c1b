import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import type { TypedResident } from '@/lib/desk/households/family-schema'
import { changedFields, openFamily, recordFamilyChange } from '@/lib/desk/households/open-family'
import { db, type Tx } from '@/lib/platform/database/db'
import { invalidFields, notFound } from '@/lib/platform/errors'
import { isUuid } from '@/lib/platform/uuid'

const NAMES = {
  name: 'name',
  relationship: 'relationship',
  birthYear: 'birth year',
  careTypeIds: 'kinds of care',
  livingSituation: 'living situation',
  timeFrame: 'time frame',
  notes: 'notes',
} as const

/** Creates or updates a resident under the client's id. @throws AppError 400 by field, 403, 404, 409 */
export async function saveResident(
  actor: Actor,
  leadId: string,
  id: string,
  typed: TypedResident,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const { id: householdId } = await openFamily(tx, actor, leadId)
    const before = await residentOf(tx, householdId, id)
    const careTypeIds = [...new Set(typed.careTypeIds)].sort()
    const row = {
      name: typed.name,
      relationship: typed.relationship || null,
      birthYear: typed.birthYear ?? null,
      livingSituation: typed.livingSituation ?? null,
      timeFrame: typed.timeFrame ?? null,
      notes: typed.notes || null,
    }
    if ((await tx.careType.count({ where: { id: { in: careTypeIds } } })) < careTypeIds.length)
      throw invalidFields({ careTypeIds: 'One of them no longer exists' })
    await tx.householdResident.upsert({ where: { id }, create: { id, householdId, ...row }, update: row })
    await tx.residentCareType.deleteMany({ where: { residentId: id } })
    await tx.residentCareType.createMany({
      data: careTypeIds.map((careTypeId) => ({ residentId: id, careTypeId })),
    })
    if (!before) return recordFamilyChange(tx, actor, leadId, { part: 'resident', change: 'added' })
    const fields = changedFields(before, { ...row, careTypeIds }, NAMES)
    if (fields.length > 0)
      await recordFamilyChange(tx, actor, leadId, { part: 'resident', change: 'changed', fields })
  })
}

/** @throws AppError 403, 404, 409 */
export async function removeResident(actor: Actor, leadId: string, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const { id: householdId } = await openFamily(tx, actor, leadId)
    if (!(await residentOf(tx, householdId, id))) throw notFound('This person does not exist')
    await tx.householdResident.delete({ where: { id } })
    await recordFamilyChange(tx, actor, leadId, { part: 'resident', change: 'removed' })
  })
}

async function residentOf(tx: Tx, householdId: string, id: string) {
  if (!isUuid(id)) throw notFound('This person does not exist')
  const found = await tx.householdResident.findUnique({ where: { id }, include: { careTypes: true } })
  if (!found) return null
  if (found.householdId !== householdId) throw notFound('This person does not exist')
  const { careTypes, ...resident } = found
  return { ...resident, careTypeIds: careTypes.map(({ careTypeId }) => careTypeId).sort() }
}
