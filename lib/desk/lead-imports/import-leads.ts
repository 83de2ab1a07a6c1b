import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { type ReadLead, readLeadRow } from '@/lib/desk/lead-imports/read-lead-row'
import { findLeadFile, readMapping } from '@/lib/desk/lead-imports/stored-file'
import { enteredLead } from '@/lib/desk/tour-requests/entered-lead'
import { isInScope, leadScopeOf } from '@/lib/leads/access/lead-scope'
import { imported } from '@/lib/leads/sources/imported'
import { applyRefusals } from '@/lib/leads/tour-requests/apply-refusals'
import { takeInWithin } from '@/lib/leads/tour-requests/store-lead'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'
import { phoneE164 } from '@/lib/platform/phones/phone-e164'
import type { StoredImport } from '@/lib/records/import/imports'
import { TRANSACTION_LIMITS } from '@/lib/records/import/limits'
import { isEmptyRow } from '@/lib/records/import/read-table'
import type { ImportReport, RefusedRow } from '@/lib/records/import/report'
import { recordAudit } from '@/lib/records/store/history'
import { getSiteSettings } from '@/lib/site/content/site-settings'

/** Rows in one transaction: each holds a lock of its own until the commit. */
const CHUNK = 100
const MAX_SHOWN = 50

type Mapping = readonly (string | null)[]

type Row = { number: number; cells: string[] } & (
  | { lead: ReadLead; isKnown: boolean; alike: string | null }
  | { lead: null; name: string; problems: Record<string, string> }
)

/** Says what would become of each row; stores only which are refused. @throws AppError 400, 403, 404, 409 */
export async function previewLeads(
  actor: Actor,
  id: string,
  { mapping }: { mapping: Mapping },
): Promise<ImportReport> {
  const file = await openFile(actor, id)
  const rows = await readRows(actor, file, mapping)
  await db.import.update({ where: { id }, data: { mapping: [...mapping], refused: refusedOf(rows) } })
  return reportOf(rows)
}

/**
 * Stores the families of a file with their status and date. No clock, alert or conversion starts, and
 * nobody is told; those that look like a family we know are suggested as duplicates. Interrupted, it goes on
 * where it was when run again. @throws AppError 400, 403, 404, 409
 */
export async function runLeadImport(
  actor: Actor,
  id: string,
  { mapping, allOrNothing }: { mapping: Mapping; allOrNothing: boolean },
): Promise<ImportReport> {
  const file = await openFile(actor, id)
  const rows = await readRows(actor, file, mapping)
  const report = reportOf(rows)
  if (allOrNothing && report.counts.refused > 0)
    throw conflict(`${report.counts.refused} of the rows have errors, so nothing was imported`)
  const fresh = rows.flatMap((row) => (row.lead && !row.isKnown ? [row.lead] : []))
  let created = 0
  for (let at = 0; at < fresh.length; at += CHUNK) {
    const leads = await Promise.all(
      fresh
        .slice(at, at + CHUNK)
        .map(async (lead) => ({ lead, entered: await enter(actor, lead, file.fileName) })),
    )
    created += await db.$transaction(async (tx) => {
      const [open] = await tx.$queryRaw<{ state: string }[]>`
        select state from imports where id = ${id}::uuid for update`
      if (open?.state !== 'uploaded') throw conflict('This file has already been imported')
      const ids: string[] = []
      for (const { lead, entered } of leads) {
        const leadId = await store(tx, lead, entered)
        if (leadId) ids.push(leadId)
      }
      await applyRefusals(
        tx,
        leads.map(({ entered }) => entered.person),
      )
      const written = JSON.stringify(ids.map((leadId) => ({ id: leadId, updatedAt: '', before: null })))
      await tx.$executeRaw`
        update imports set written = coalesce(written, '[]'::jsonb) || ${written}::jsonb where id = ${id}::uuid`
      return ids.length
    }, TRANSACTION_LIMITS)
  }
  const counts = { ...report.counts, created, unchanged: report.counts.unchanged + fresh.length - created }
  await db.$transaction(async (tx) => {
    const data = { mapping: [...mapping], counts, refused: refusedOf(rows), rows: [], state: 'done' }
    const { count } = await tx.import.updateMany({
      where: { id, state: 'uploaded' },
      data: { ...data, doneAt: new Date() },
    })
    if (count === 0) throw conflict('This file has already been imported')
    await recordAudit(tx, actor, {
      action: 'lead.import-families',
      entity: 'tourRequest',
      entityId: id,
      after: counts,
    })
  })
  return { ...report, counts }
}

async function openFile(actor: Actor, id: string): Promise<StoredImport> {
  const file = await findLeadFile(db, actor, id)
  if (file.state !== 'uploaded') throw conflict('This file has already been imported')
  return file
}

async function readRows(actor: Actor, file: StoredImport, given: Mapping): Promise<Row[]> {
  const mapping = readMapping(file.header, given)
  const [{ timeZone: zone }, communities, scope] = await Promise.all([
    getSiteSettings(),
    db.community.findMany({ select: { id: true, name: true, slug: true } }),
    leadScopeOf(actor),
  ])
  const byName = new Map(
    communities.flatMap(({ id, name, slug }) => [[name.toLowerCase(), id] as const, [slug, id] as const]),
  )
  // A row without a date is as old as its file, also when the import is run again.
  const rules = { mapping, communities: byName, zone, now: file.createdAt }
  const rows = file.rows.flatMap((cells, at): Row[] => {
    if (isEmptyRow(cells)) return []
    const row = { number: at + file.firstRow, cells }
    const read = readLeadRow(cells, rules)
    if ('problems' in read) return [{ ...row, lead: null, ...read }]
    const isOurs = isInScope(scope, { communityId: read.lead.communityId, ownerId: null })
    const problems = { Community: 'This belongs to a community that you cannot access' }
    return isOurs
      ? [{ ...row, lead: read.lead, isKnown: false, alike: null }]
      : [{ ...row, lead: null, name: read.lead.name, problems }]
  })
  return withKnown(rows)
}

/** Marks rows that were imported before, and says which family others look like. */
async function withKnown(rows: Row[]): Promise<Row[]> {
  const leads = rows.flatMap(({ lead }) => (lead ? [lead] : []))
  const phones = leads.flatMap(({ phone }) => phoneE164(phone) ?? [])
  const emails = leads.flatMap(({ email }) => email?.toLowerCase() ?? [])
  const [known, contacts] = await Promise.all([
    db.tourRequest.findMany({
      where: { transactionId: { in: leads.map(({ key }) => key) } },
      select: { transactionId: true },
    }),
    db.householdContact.findMany({
      where: { OR: [{ phoneE164: { in: phones } }, { email: { in: emails } }] },
      select: { phoneE164: true, email: true, household: { select: { name: true } } },
    }),
  ])
  const keys = new Set(known.map(({ transactionId }) => transactionId))
  const families = new Map(
    contacts.flatMap(({ phoneE164, email, household }) =>
      [phoneE164, email].flatMap((way) => (way ? [[way, household.name] as const] : [])),
    ),
  )
  return rows.map((row) => {
    if (!row.lead) return row
    const isKnown = keys.has(row.lead.key)
    keys.add(row.lead.key)
    const ways = [phoneE164(row.lead.phone), row.lead.email?.toLowerCase()]
    const alike = ways.flatMap((way) => (way && families.get(way)) || []).at(0) ?? null
    for (const way of ways) if (way && !families.has(way)) families.set(way, row.lead.name)
    return { ...row, isKnown, alike }
  })
}

function enter(actor: Actor, lead: ReadLead, file: string) {
  const { name, phone, email, message, communityId, createdAt: receivedAt } = lead
  const given = { name, phone, email, message, communityId, receivedAt, source: imported, touch: null }
  return enteredLead(actor, { ...given, waits: false, facts: { file } })
}

/** @returns the id of a new lead, null for one that another run stored */
async function store(
  tx: Tx,
  { key, phone, email, status, statusReason, notes, createdAt, resident }: ReadLead,
  entered: Awaited<ReturnType<typeof enter>>,
): Promise<string | null> {
  const promise = { promise: null, callDueAt: null }
  const { leadId, outcome } = await takeInWithin(tx, { ...entered, promise }, key)
  if (outcome !== 'stored') return null
  const wasReached = status !== 'new'
  const { householdId } = await tx.tourRequest.update({
    where: { id: leadId },
    data: {
      status,
      statusReason,
      notes,
      // They were answered elsewhere: no list counts them as waiting, and no figure their time.
      firstAttemptAt: createdAt,
      ...(wasReached && { reachedAt: createdAt, lastContactedAt: createdAt }),
    },
    select: { householdId: true },
  })
  // A lead with a household of its own leaves its contact without them, and duplicates are found by them.
  const ways = { phoneE164: phoneE164(phone), email: email?.toLowerCase() ?? null }
  if (householdId) await tx.householdContact.updateMany({ where: { householdId }, data: ways })
  if (resident && householdId) await tx.householdResident.create({ data: { householdId, ...resident } })
  return leadId
}

function reportOf(rows: readonly Row[]): ImportReport {
  const counts = { created: 0, changed: 0, unchanged: 0, refused: 0 }
  const lines = rows.flatMap((row) => {
    const outcome = !row.lead ? 'refused' : row.isKnown ? 'unchanged' : 'created'
    counts[outcome] += 1
    if (outcome === 'unchanged' || counts[outcome] > MAX_SHOWN) return []
    const title = row.lead ? row.lead.name : row.name
    const words = row.lead ? alikeWords(row.alike) : problemWords(row.problems)
    return [{ number: row.number, outcome, title, words } as const]
  })
  return { counts, rows: lines }
}

const alikeWords = (family: string | null) =>
  family ? `Has the same number or address as ${family}: suggested as a duplicate` : ''

const problemWords = (problems: Record<string, string>) =>
  Object.entries(problems)
    .map(([label, words]) => `${label}: ${words}`)
    .join('; ')

function refusedOf(rows: readonly Row[]): RefusedRow[] {
  return rows.flatMap((row) =>
    row.lead ? [] : [{ number: row.number, cells: row.cells, words: problemWords(row.problems) }],
  )
}
