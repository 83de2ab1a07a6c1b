import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import type { HouseholdContact } from '@/lib/platform/generated/prisma/client'

/** E.164, and lower case. */
export type Ways = Pick<HouseholdContact, 'phoneE164' | 'email'>

/** The contact field that would be lost and is the only match for one of the family's requests, or null. */
export async function requiredContactField(
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
