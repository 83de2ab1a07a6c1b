import 'server-only'
import { type FamilyPerson, peopleOfFamily, waysOfWhoUses } from '@/lib/leads/tour-requests/people-of-family'
import type { Tx } from '@/lib/platform/database/db'

/** The people of a household, by its contacts and requests. */
export async function peopleOfHouseholds(tx: Tx, ids: readonly string[]): Promise<FamilyPerson[]> {
  const select = { name: true, phoneE164: true, email: true } as const
  const where = { householdId: { in: [...ids] } }
  const [contacts, requests] = await Promise.all([
    tx.householdContact.findMany({ where, select, orderBy: { createdAt: 'asc' } }),
    tx.tourRequest.findMany({ where: { ...where, erasedAt: null }, select, orderBy: { createdAt: 'asc' } }),
  ])
  return peopleOfFamily([...contacts, ...requests])
}

/** A number (E.164) or address (lower case), and all others of the person who uses it, as far as known. */
export async function waysOfPerson(tx: Tx, target: string): Promise<string[]> {
  const where = target.includes('@') ? { email: target } : { phoneE164: target }
  const found = await tx.householdContact.findMany({ where, select: { householdId: true } })
  const people = await peopleOfHouseholds(
    tx,
    found.map(({ householdId }) => householdId),
  )
  return waysOfWhoUses(people, target)
}
