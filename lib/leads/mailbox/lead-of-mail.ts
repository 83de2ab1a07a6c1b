import 'server-only'
import { blockedReason } from '@/lib/leads/intake/blocked-sender'
import { withoutVisitor } from '@/lib/leads/intake/request-context'
import type { Suspicion } from '@/lib/leads/intake/spam'
import type { MailedRequest } from '@/lib/leads/referral-agencies/request-of-mail'
import { agency as agencySource } from '@/lib/leads/sources/agency'
import { mail } from '@/lib/leads/sources/mail'
import { judgeLead } from '@/lib/leads/tour-requests/judge-lead'
import type { LeadToStore } from '@/lib/leads/tour-requests/lead-row'
import { countAttempt, type Limit } from '@/lib/platform/http/rate-limit'
import { truncate } from '@/lib/platform/truncate'

/** More than a desk can read in an hour; further mails are quarantined without an alert. */
export const UNKNOWN_MAILS: Limit = { name: 'inbound-mail', points: 30, seconds: 60 * 60 }

type Origin = { fromName: string | null; fromAddress: string | null; agency: { name: string } | null }

/** Builds a lead from a mail: the parsed request, or until someone reads it, one named after the sender. */
export async function leadOfMail(
  origin: Origin,
  read: MailedRequest | null,
  now: Date,
): Promise<LeadToStore> {
  const { fromName, fromAddress, agency } = origin
  const request = read ?? {
    name: truncate(`Email from ${agency?.name ?? fromName ?? fromAddress ?? 'an unknown sender'}`, 100),
    phone: '',
    email: '',
    message: '',
    communityId: null,
  }
  const { communityId, ...sent } = request
  const about = withoutVisitor({
    source: agency ? agencySource : mail,
    facts: { byMail: true, ...(agency && { partner: agency.name }) },
    receivedAt: now,
    requestId: null,
  })
  const judged = await judgeLead({ body: { communityId }, sent, about })
  return { ...judged, suspicion: await suspicionOf(origin, judged.suspicion, read !== null) }
}

/** The sender's address counts, too. */
async function suspicionOf(
  { fromAddress }: Origin,
  family: Suspicion | null,
  isRead: boolean,
): Promise<Suspicion | null> {
  const detail = await blockedReason({ email: fromAddress, address: null })
  if (detail) return { reason: 'blocked', detail }
  if (family || isRead || (await countAttempt(UNKNOWN_MAILS, 'all')) === null) return family
  return { reason: 'rate', detail: 'Many emails within an hour that the rules could not read' }
}
