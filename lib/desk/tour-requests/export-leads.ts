import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import type { LeadQuery } from '@/lib/desk/tour-requests/lead-query'
import { listedWhere, selectionFor } from '@/lib/desk/tour-requests/list-leads'
import { spamScore } from '@/lib/leads/intake/spam-score'
import { describeTouch, entryTouchLabel, type Touch, touchesIn } from '@/lib/leads/intake/touches'
import { sourceName } from '@/lib/leads/sources/registry'
import { db } from '@/lib/platform/database/db'
import { contactAllowed, refusedWords } from '@/lib/platform/do-not-contact/contact-allowed'
import { refusalsOf, refusalsTo } from '@/lib/platform/do-not-contact/refusals'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { csvStream } from '@/lib/records/lists/csv-stream'
import { recordAudit } from '@/lib/records/store/history'

const BATCH = 500

const named = { select: { name: true } } as const

const EXPORTED = {
  community: named,
  floorPlan: named,
  landingPageTemplate: { select: { title: true } },
  owner: { select: { username: true } },
  firstAttemptBy: { select: { username: true } },
  quarantine: { select: { reason: true, detail: true } },
  tagLinks: { select: { tag: { select: { name: true } } }, orderBy: { tag: { name: 'asc' } } },
} as const satisfies Prisma.TourRequestInclude

type Exported = Prisma.TourRequestGetPayload<{ include: typeof EXPORTED }> & { refused: string }

/** Times are ISO 8601, UTC. */
const COLUMNS: [heading: string, value: (lead: Exported) => unknown][] = [
  ['Name', (lead) => lead.name],
  ['Phone', (lead) => lead.phone],
  ['Phone (E.164)', (lead) => lead.phoneE164],
  ['Extension', (lead) => lead.phoneExtension],
  ['Email', (lead) => lead.email],
  ['Do not contact', (lead) => lead.refused],
  ['Contact ended', (lead) => lead.contactEndedAt],
  ['Message', (lead) => lead.message],
  ['Community', (lead) => lead.community?.name],
  ['Floor plan', (lead) => lead.floorPlan?.name],
  ['Came through', (lead) => sourceName(lead.source)],
  ['Status', (lead) => lead.status],
  ['Reason of the status', (lead) => lead.statusReason],
  ['Owner', (lead) => lead.owner?.username],
  ['Tags', ({ tagLinks }) => tagLinks.map(({ tag }) => tag.name).join(', ')],
  ['Notes', (lead) => lead.notes],
  ['Received', (lead) => lead.createdAt],
  ['Would like', (lead) => lead.preferredDate],
  ['Tour', (lead) => lead.scheduledDate],
  ['Promised', (lead) => lead.promise],
  ['Call time they chose', (lead) => lead.callAt],
  ['Call due', (lead) => lead.callDueAt],
  ['Due before they chose', (lead) => lead.lateSince],
  ['First opened', (lead) => lead.firstViewedAt],
  ['First attempt', (lead) => lead.firstAttemptAt],
  ['First attempt by', (lead) => lead.firstAttemptBy?.username],
  ['First attempt after (staffed seconds)', (lead) => lead.firstAttemptStaffedS],
  ['Reached', (lead) => lead.reachedAt],
  ['Last contact', (lead) => lead.lastContactedAt],
  ['Next step', (lead) => lead.nextStep],
  ['Next step due', (lead) => lead.nextStepAt],
  ['Alarmed', (lead) => lead.alarmedAt],
  ['Quarantined', (lead) => lead.quarantinedAt],
  ['Held back because', (lead) => lead.quarantine?.reason],
  ['Spam score', ({ quarantine }) => quarantine && spamScore(quarantine.detail, quarantine.reason)],
  ['Bot check', (lead) => lead.botCheck],
  ['Advertising', (lead) => lead.adConsent],
  ['Landing page', (lead) => lead.landingPageTemplate?.title],
  ['Entry page', (lead) => lead.landingPageUrl],
  ['Entry page is of', (lead) => lead.landingPageUrl && entryTouchLabel(lead)],
  ['First touch', ({ touches }) => words(touchesIn(touches)?.first)],
  ['First touch at', ({ touches }) => touchesIn(touches)?.first.at],
  ['Last touch', ({ touches }) => words(touchesIn(touches)?.last)],
  ['Last touch at', ({ touches }) => touchesIn(touches)?.last.at],
  ['Source', (lead) => lead.utmSource],
  ['Medium', (lead) => lead.utmMedium],
  ['Campaign', (lead) => lead.utmCampaign],
  ['Term', (lead) => lead.utmTerm],
  ['Content', (lead) => lead.utmContent],
  ['gclid', (lead) => lead.gclid],
  ['gbraid', (lead) => lead.gbraid],
  ['wbraid', (lead) => lead.wbraid],
  ['fbclid', (lead) => lead.fbclid],
  ['msclkid', (lead) => lead.msclkid],
  ['fbp', (lead) => lead.fbp],
  ['fbc', (lead) => lead.fbc],
  ['IP address', (lead) => lead.clientIpAddress],
  ['Browser', (lead) => lead.clientUserAgent],
  ['Conversion tier 1 sent', (lead) => lead.conversionTier1SentAt],
  ['Conversion tier 2 sent', (lead) => lead.conversionTier2SentAt],
  ['Erased', (lead) => lead.erasedAt],
  ['Changed', (lead) => lead.updatedAt],
  ['Reference', (lead) => lead.transactionId],
  ['Family', (lead) => lead.householdId],
  ['ID', (lead) => lead.id],
]

/** The desk's filtered list as CSV, oldest first, in batches; logged. @throws AppError 403 */
export async function exportLeads(actor: Actor, query: LeadQuery): Promise<ReadableStream> {
  assertCan(actor, 'export', 'leads')
  const selection = await selectionFor(actor, query)
  const { page: _, pageSize: __, sort: ___, from, to, ...filters } = query
  const after = { ...filters, from: from?.toISOString() ?? null, to: to?.toISOString() ?? null }
  await recordAudit(db, actor, { action: 'export', entity: 'tourRequest', after })
  const headings = COLUMNS.map(([heading]) => heading)
  return csvStream(headings, rowsOf(listedWhere(selection)))
}

async function* rowsOf(where: Prisma.Sql) {
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
    const refusals = await refusalsOf(db, leads)
    for (const lead of leads) {
      const refused = refusedWords(contactAllowed(refusalsTo(refusals, lead)))
      yield COLUMNS.map(([, value]) => cell(value({ ...lead, refused })))
    }
    if (found.length < BATCH) return
    reached = Prisma.sql`t.id > ${ids.at(-1)}::uuid`
  }
}

const words = (touch: Touch | undefined) => touch && describeTouch(touch)

function cell(value: unknown): string | number {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'number' ? value : String(value)
}
