import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { messagesOf } from '@/lib/desk/tour-requests/family-messages'
import type { LeadQuery } from '@/lib/desk/tour-requests/lead-query'
import { listedWhere, selectionFor } from '@/lib/desk/tour-requests/list-leads'
import { companyZone } from '@/lib/leads/intake/company-zone'
import { spamScore } from '@/lib/leads/intake/spam-score'
import { describeTouch, entryTouchLabel, type Touch, touchesIn } from '@/lib/leads/intake/touches'
import { sourceName } from '@/lib/leads/sources/registry'
import { db } from '@/lib/platform/database/db'
import { contactAllowed, refusedWords } from '@/lib/platform/do-not-contact/contact-allowed'
import { refusalsOf, refusalsTo } from '@/lib/platform/do-not-contact/refusals'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { writtenPhone } from '@/lib/platform/phones/written-phone'
import { csvStream } from '@/lib/records/lists/csv-stream'
import { localCell, momentHeadings } from '@/lib/records/lists/spreadsheet-cell'
import { recordAudit } from '@/lib/records/store/history'

const BATCH = 500

const named = { select: { name: true } } as const

const EXPORTED = {
  community: named,
  floorPlan: named,
  topic: named,
  landingPageTemplate: { select: { title: true } },
  owner: { select: { username: true } },
  firstAttemptBy: { select: { username: true } },
  quarantine: { select: { reason: true, detail: true } },
  tagLinks: { select: { tag: { select: { name: true } } }, orderBy: { tag: { name: 'asc' } } },
} as const satisfies Prisma.TourRequestInclude

type Exported = Prisma.TourRequestGetPayload<{ include: typeof EXPORTED }> & {
  refused: string
  messages: string
}

type Column = {
  headings(timeZone: string): string[]
  cells(lead: Exported, timeZone: string): (string | number)[]
}

function text(heading: string, value: (lead: Exported) => unknown): Column {
  return { headings: () => [heading], cells: (lead) => [cell(value(lead))] }
}

/** A moment in UTC (ISO 8601), and beside it in the company's zone. */
function at(label: string, value: (lead: Exported) => Date | string | null | undefined): Column {
  return {
    headings: (timeZone) => momentHeadings(label, timeZone),
    cells(lead, timeZone) {
      const moment = value(lead)
      return moment ? [new Date(moment).toISOString(), localCell(moment, timeZone)] : ['', '']
    },
  }
}

const COLUMNS: Column[] = [
  text('Name', (lead) => lead.name),
  text('Phone', (lead) => lead.phone),
  text('Number to dial', (lead) => lead.phoneE164 && writtenPhone(lead.phoneE164)),
  text('Extension', (lead) => lead.phoneExtension),
  text('Email', (lead) => lead.email),
  text('Do not contact', (lead) => lead.refused),
  at('Contact ended', (lead) => lead.contactEndedAt),
  text('Messages', (lead) => lead.messages),
  text('Community', (lead) => lead.community?.name),
  text('Floor plan', (lead) => lead.floorPlan?.name),
  text('About', (lead) => lead.topic?.name),
  text('Came through', (lead) => sourceName(lead.source)),
  text('Status', (lead) => lead.status),
  text('Reason of the status', (lead) => lead.statusReason),
  text('Owner', (lead) => lead.owner?.username),
  text('Tags', ({ tagLinks }) => tagLinks.map(({ tag }) => tag.name).join(', ')),
  text('Notes', (lead) => lead.notes),
  at('Received', (lead) => lead.createdAt),
  at('Would like', (lead) => lead.preferredDate),
  at('Tour', (lead) => lead.scheduledDate),
  text('Promised', (lead) => lead.promise),
  at('Call time they chose', (lead) => lead.callAt),
  at('Call due', (lead) => lead.callDueAt),
  at('Due before they chose', (lead) => lead.lateSince),
  at('First opened', (lead) => lead.firstViewedAt),
  at('First attempt', (lead) => lead.firstAttemptAt),
  text('First attempt by', (lead) => lead.firstAttemptBy?.username),
  text('First attempt after (staffed seconds)', (lead) => lead.firstAttemptStaffedS),
  at('Reached', (lead) => lead.reachedAt),
  at('Last contact', (lead) => lead.lastContactedAt),
  text('Next step', (lead) => lead.nextStep),
  at('Next step due', (lead) => lead.nextStepAt),
  at('Alarmed', (lead) => lead.alarmedAt),
  at('Quarantined', (lead) => lead.quarantinedAt),
  text('Held back because', (lead) => lead.quarantine?.reason),
  text('Spam score', ({ quarantine }) => quarantine && spamScore(quarantine.detail, quarantine.reason)),
  text('Bot check', (lead) => lead.botCheck),
  text('Advertising', (lead) => lead.adConsent),
  text('Landing page', (lead) => lead.landingPageTemplate?.title),
  text('Entry page', (lead) => lead.landingPageUrl),
  text('Entry page is of', (lead) => lead.landingPageUrl && entryTouchLabel(lead)),
  text('First touch', ({ touches }) => words(touchesIn(touches)?.first)),
  at('First touch at', ({ touches }) => touchesIn(touches)?.first.at),
  text('Last touch', ({ touches }) => words(touchesIn(touches)?.last)),
  at('Last touch at', ({ touches }) => touchesIn(touches)?.last.at),
  text('Source', (lead) => lead.utmSource),
  text('Medium', (lead) => lead.utmMedium),
  text('Campaign', (lead) => lead.utmCampaign),
  text('Term', (lead) => lead.utmTerm),
  text('Content', (lead) => lead.utmContent),
  text('gclid', (lead) => lead.gclid),
  text('gbraid', (lead) => lead.gbraid),
  text('wbraid', (lead) => lead.wbraid),
  text('fbclid', (lead) => lead.fbclid),
  text('msclkid', (lead) => lead.msclkid),
  text('fbp', (lead) => lead.fbp),
  text('fbc', (lead) => lead.fbc),
  text('IP address', (lead) => lead.clientIpAddress),
  text('Browser', (lead) => lead.clientUserAgent),
  at('Conversion tier 1 sent', (lead) => lead.conversionTier1SentAt),
  at('Conversion tier 2 sent', (lead) => lead.conversionTier2SentAt),
  at('Erased', (lead) => lead.erasedAt),
  at('Changed', (lead) => lead.updatedAt),
  text('Reference', (lead) => lead.transactionId),
  text('Family', (lead) => lead.householdId),
  text('ID', (lead) => lead.id),
]

/** The desk's filtered list as CSV, oldest first, in batches; logged. @throws AppError 403 */
export async function exportLeads(actor: Actor, query: LeadQuery): Promise<ReadableStream> {
  assertCan(actor, 'export', 'leads')
  const selection = await selectionFor(actor, query)
  const { page: _, pageSize: __, sort: ___, from, to, ...filters } = query
  const after = { ...filters, from: from?.toISOString() ?? null, to: to?.toISOString() ?? null }
  await recordAudit(db, actor, { action: 'export', entity: 'tourRequest', after })
  const timeZone = await companyZone()
  const headings = COLUMNS.flatMap((column) => column.headings(timeZone))
  return csvStream(headings, rowsOf(listedWhere(selection), timeZone))
}

async function* rowsOf(where: Prisma.Sql, timeZone: string) {
  let reached = Prisma.sql`true`
  for (;;) {
    const found = await db.$queryRaw<{ id: string }[]>`
      select t.id from tour_requests t where ${where} and ${reached} order by t.id limit ${BATCH}`
    const ids = found.map(({ id }) => id)
    const leads = await db.tourRequest.findMany({
      where: { id: { in: ids } },
      orderBy: { id: 'asc' },
      include: EXPORTED,
    })
    const [refusals, messages] = await Promise.all([refusalsOf(db, leads), messagesOf(leads, timeZone)])
    for (const lead of leads) {
      const refused = refusedWords(contactAllowed(refusalsTo(refusals, lead)))
      const exported = { ...lead, refused, messages: messages.get(lead.id) ?? '' }
      yield COLUMNS.flatMap((column) => column.cells(exported, timeZone))
    }
    if (found.length < BATCH) return
    reached = Prisma.sql`t.id > ${ids.at(-1)}::uuid`
  }
}

const words = (touch: Touch | undefined) => touch && describeTouch(touch)

function cell(value: unknown): string | number {
  if (value === null || value === undefined) return ''
  return typeof value === 'number' ? value : String(value)
}
