import 'server-only'
import type { Tx } from '@/lib/db'
import { recordEvent } from '@/lib/leads/record-event'

type Inquirer = { id: string; name: string; phoneE164: string | null; email: string | null }

/** Statuses a family has left the desk with; asking again puts their earlier request back (B8). */
const CLOSED = ['converted', 'not-interested']

/**
 * Finds or founds the household of an inquiry by telephone number or e-mail address, links the lead to it and, when the
 * family has asked before, says so on both leads and reopens a closed one.
 * @returns the e-mail address of the person who looks after the family already, to be alerted too
 */
export async function joinHousehold(tx: Tx, inquirer: Inquirer): Promise<string | null> {
  const phoneE164 = inquirer.phoneE164
  const email = inquirer.email?.toLowerCase() ?? null
  await lockContacts(tx, [phoneE164, email])
  const identity = [...(phoneE164 ? [{ phoneE164 }] : []), ...(email ? [{ email }] : [])]
  const known = identity.length
    ? await tx.householdContact.findMany({ where: { OR: identity }, orderBy: { createdAt: 'asc' } })
    : []
  const contact = { name: inquirer.name, phoneE164, email }
  const householdId =
    known[0]?.householdId ?? (await tx.household.create({ data: { name: inquirer.name } })).id
  const isNew = (value: string | null, of: 'phoneE164' | 'email') =>
    value && !known.some((row) => row[of] === value)
  if (known.length === 0 || isNew(phoneE164, 'phoneE164') || isNew(email, 'email')) {
    await tx.householdContact.create({ data: { householdId, ...contact } })
  }
  const earlier = await tx.tourRequest.findFirst({
    where: { householdId, id: { not: inquirer.id }, quarantinedAt: null },
    orderBy: { createdAt: 'desc' },
    include: { owner: { select: { id: true, email: true, disabledAt: true } } },
  })
  const owner = earlier?.owner?.disabledAt ? null : earlier?.owner
  await tx.tourRequest.update({
    where: { id: inquirer.id },
    data: { householdId, ownerId: owner?.id ?? null },
  })
  if (!earlier) return null
  await recordEvent(tx, inquirer.id, { type: 'inquired-again', data: { earlierLeadId: earlier.id } })
  await recordEvent(tx, earlier.id, { type: 'inquired-again', data: { laterLeadId: inquirer.id } })
  if (CLOSED.includes(earlier.status)) await reopen(tx, earlier)
  return owner?.email ?? null
}

/** Two requests of one family at the same moment must not found two households. Sorted, so that nobody deadlocks. */
async function lockContacts(tx: Tx, values: (string | null)[]): Promise<void> {
  for (const value of values.filter((text) => text !== null).sort()) {
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`household:${value}`}, 0))`
  }
}

async function reopen(tx: Tx, { id, status }: { id: string; status: string }): Promise<void> {
  await tx.tourRequest.update({
    where: { id },
    data: { status: 'follow-up', statusReason: 'inquired again' },
  })
  await recordEvent(tx, id, {
    type: 'status',
    data: { from: status, to: 'follow-up', reason: 'inquired again' },
  })
}
