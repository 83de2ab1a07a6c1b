import 'server-only'
import { TZDate } from '@date-fns/tz'
import { addBusinessDays, addDays, endOfDay } from 'date-fns'
import { type FirstTouch, firstTouchOf } from '@/lib/desk/tour-requests/first-touch'
import { companySettings } from '@/lib/leads/intake/company-settings'
import { usableTimeZone } from '@/lib/leads/tour-requests/promise'
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
  const zone = usableTimeZone((await companySettings())?.timeZone)
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
