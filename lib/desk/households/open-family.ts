import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { auditLead, openLead } from '@/lib/desk/access/open-lead'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import type { Tx } from '@/lib/platform/database/db'
import { conflict, notFound } from '@/lib/platform/errors'
import type { Household } from '@/lib/platform/generated/prisma/client'
import { isUuid } from '@/lib/platform/uuid'

/** The lead's household, locked before the lead as in a merge. @throws AppError 403, 404, 409 without one */
export async function openFamily(tx: Tx, actor: Actor, leadId: string): Promise<Household> {
  assertCan(actor, 'update', 'leads')
  if (!isUuid(leadId)) throw notFound('This lead does not exist')
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select h.id from households h where h.id = (select household_id from tour_requests where id = ${leadId}::uuid) for update`
  const lead = await openLead(tx, actor, leadId, 'update')
  const [found] = rows
  if (!found || lead.householdId !== found.id) throw conflict('This request belongs to no family yet')
  return tx.household.findUniqueOrThrow({ where: { id: found.id } })
}

type FamilyChange = {
  part: 'contact' | 'resident'
  change: 'added' | 'changed' | 'removed'
  /** Labels, such as 'number'. */
  fields?: string[]
}

/** Records the change in history and audit log, without names, which could not be erased there. */
export async function recordFamilyChange(
  tx: Tx,
  actor: Actor,
  leadId: string,
  { part, change, fields = [] }: FamilyChange,
): Promise<void> {
  const data = { part, change, ...(fields.length > 0 && { fields }) }
  await recordEvent(tx, leadId, { type: 'family', actor, data })
  await auditLead(tx, actor, { action: 'lead.family', leadId, after: data })
}

/** Labels of the columns that differ. */
export function changedFields<Row extends object>(
  before: Row,
  after: Partial<Row>,
  names: Partial<Record<keyof Row, string>>,
): string[] {
  return (Object.keys(names) as (keyof Row)[])
    .filter((key) => key in after && JSON.stringify(before[key]) !== JSON.stringify(after[key]))
    .map((key) => names[key] ?? '')
}
