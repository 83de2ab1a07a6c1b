import 'server-only'
import { TZDate } from '@date-fns/tz'
import { addBusinessDays, addDays, endOfDay } from 'date-fns'
import type { Actor } from '@/lib/accounts/actor'
import { auditLead, openLead } from '@/lib/desk/access/open-lead'
import { informationMoments } from '@/lib/desk/tour-requests/information-moments'
import { rsvpMoments } from '@/lib/leads/events/timeline'
import { offerMoments } from '@/lib/leads/exit-offer/timeline'
import { companyZone } from '@/lib/leads/intake/company-zone'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import { db } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'
import type { ReferralAgency } from '@/lib/platform/generated/prisma/client'

type Lead = Parameters<typeof firstTouchOf>[0] & {
  erasedAt: Date | null
  mail: { receivedAt: Date; state: string; agency: ReferralAgency | null } | null
  events: { type: string; actorName: string | null; createdAt: Date }[]
}

export type AgencyClaim = {
  agency: { id: string; name: string; terms: string | null }
  claimedAt: Date
  objectBy: Date
  countsUntil: Date
  /** Our earlier contact with the family; null when there was none. */
  knew: FirstTouch | null
  objection: { by: string; at: Date } | null
}

/** The agency's claim on a lead, once its mail has been read; null without one. */
export async function claimOf(lead: Lead): Promise<AgencyClaim | null> {
  const { mail } = lead
  if (!mail?.agency || mail.state === 'to-read' || lead.erasedAt) return null
  const { id, name, terms } = mail.agency
  const zone = await companyZone()
  const said = lead.events.find(({ type }) => type === 'agency-objected')
  return {
    agency: { id, name, terms },
    claimedAt: mail.receivedAt,
    ...claimDates(mail.agency, mail.receivedAt, zone),
    knew: await firstTouchOf(lead),
    objection: said ? { by: said.actorName ?? 'system', at: said.createdAt } : null,
  }
}

type Terms = { claimDays: number; objectionDays: number }

/** Claim deadlines: ends of day in the company's zone. Holidays count as business days; early is safe. */
function claimDates({ claimDays, objectionDays }: Terms, receivedAt: Date, zone: string) {
  const day = new TZDate(receivedAt, zone)
  const endOf = (date: Date) => new Date(endOfDay(date).getTime())
  return { objectBy: endOf(addBusinessDays(day, objectionDays)), countsUntil: endOf(addDays(day, claimDays)) }
}

type FirstTouch = {
  at: Date
  /** An event type of the history; `received` is a request. */
  type: string
  data: unknown
  /** Form and page of a request. */
  source: string | null
  page: string | null
}

type TouchingLead = {
  id: string
  householdId: string | null
  phoneE164: string | null
  email: string | null
  createdAt: Date
  household?: { contacts: { phoneE164: string | null; email: string | null }[] } | null
}

/** The family's first contact before this lead, or null. */
async function firstTouchOf({ household, ...lead }: TouchingLead): Promise<FirstTouch | null> {
  const contacts = [lead, ...(household?.contacts ?? [])]
  const before = { lt: lead.createdAt }
  const [request, ...moments] = await Promise.all([
    lead.householdId
      ? db.tourRequest.findFirst({
          where: {
            householdId: lead.householdId,
            id: { not: lead.id },
            createdAt: before,
            quarantinedAt: null,
          },
          orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
          select: { createdAt: true, source: true, landingPageUrl: true },
        })
      : null,
    rsvpMoments(contacts, {}),
    offerMoments(contacts),
    informationMoments(contacts),
  ])
  const asked = request && {
    at: request.createdAt,
    type: 'received',
    data: {},
    source: request.source,
    page: request.landingPageUrl,
  }
  const others = moments
    .flat()
    .map(({ createdAt, type, data }) => ({ at: createdAt, type, data, source: null, page: null }))
  return (
    [...(asked ? [asked] : []), ...others]
      .filter(({ at }) => at < lead.createdAt)
      .sort((a, b) => a.at.getTime() - b.at.getTime())[0] ?? null
  )
}

/** Records that the agency was told we knew the family first. @throws AppError 403, 404, 409 */
export async function objectToClaim(actor: Actor, leadId: string): Promise<void> {
  await db.$transaction(async (tx) => {
    await openLead(tx, actor, leadId, 'update')
    const lead = await tx.tourRequest.findUniqueOrThrow({
      where: { id: leadId },
      include: {
        mail: { include: { agency: true } },
        household: { include: { contacts: true } },
        events: { where: { type: 'agency-objected' } },
      },
    })
    const claim = await claimOf(lead)
    if (!claim?.knew) throw conflict('No agency has claimed this family, or it was not known before')
    if (claim.objection) throw conflict(`${claim.objection.by} has already objected`)
    const data = { partner: claim.agency.name, knownSince: claim.knew.at.toISOString() }
    await recordEvent(tx, leadId, { type: 'agency-objected', actor, data })
    await auditLead(tx, actor, { action: 'lead.object-to-claim', leadId, after: data })
  })
}
