import 'server-only'
import { householdLocks } from '@/lib/leads/tour-requests/admission'
import { admitLead } from '@/lib/leads/tour-requests/admit'
import type { Tx } from '@/lib/platform/database/db'
import type { HouseholdContact } from '@/lib/platform/generated/prisma/client'

type Inquirer = {
  id: string
  source: string
  householdId: string | null
  name: string
  phoneE164: string | null
  email: string | null
}

/** Moves a lead alone in its household to its corrected contact's; others are suggested for merging. */
export async function correctHousehold(tx: Tx, before: Inquirer, after: Inquirer): Promise<void> {
  const { householdId } = after
  const contact = { name: after.name, phoneE164: after.phoneE164, email: after.email?.toLowerCase() ?? null }
  if (!householdId) return
  for (const name of householdLocks(contact)) {
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`
  }
  const identity = [
    ...(contact.phoneE164 ? [{ phoneE164: contact.phoneE164 }] : []),
    ...(contact.email ? [{ email: contact.email }] : []),
  ]
  const [contacts, others, residents, elsewhere] = await Promise.all([
    tx.householdContact.findMany({ where: { householdId } }),
    tx.tourRequest.count({ where: { householdId, id: { not: after.id } } }),
    tx.householdResident.count({ where: { householdId } }),
    tx.householdContact.count({ where: { householdId: { not: householdId }, OR: identity } }),
  ])
  const isOnlyFounded = others === 0 && residents === 0 && contacts.length <= 1
  if (elsewhere > 0 && isOnlyFounded) {
    await tx.household.delete({ where: { id: householdId } })
    await admitLead(tx, after, { targets: null, landingPageTemplateId: null })
    return
  }
  const own = contacts.find(
    (row) => row.phoneE164 === before.phoneE164 && row.email === (before.email?.toLowerCase() ?? null),
  )
  if (own && !(await isNeeded(tx, own, contacts, after.id))) {
    await tx.householdContact.update({ where: { id: own.id }, data: contact })
  } else if (!contacts.some((row) => row.phoneE164 === contact.phoneE164 && row.email === contact.email)) {
    await tx.householdContact.create({ data: { householdId, ...contact } })
  }
}

/** True when another request of the family is only found by this contact. */
async function isNeeded(
  tx: Tx,
  own: HouseholdContact,
  contacts: HouseholdContact[],
  leadId: string,
): Promise<boolean> {
  const { householdId, phoneE164 } = own
  if (!phoneE164 || contacts.some((row) => row.id !== own.id && row.phoneE164 === phoneE164)) return false
  const others = await tx.tourRequest.count({ where: { householdId, id: { not: leadId }, phoneE164 } })
  return others > 0
}
