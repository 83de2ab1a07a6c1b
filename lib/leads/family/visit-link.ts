import 'server-only'
import { addDays, max } from 'date-fns'
import {
  isCurrentLink,
  type Linked,
  openRenewable,
  sealRenewable,
} from '@/lib/platform/private-links/renewable-link'

/** Days for which the link works after the tour, or after the request last changed. */
const VALID_DAYS = 90

type Dated = Linked & { scheduledDate: Date | null; updatedAt: Date }

/** The request of a token, whether or not its link still works; null for an invalid token. */
export function openVisitLink(token: string): { id: string; issuedAt: Date | null } | null {
  return openRenewable('tour-request', token)
}

/** True while the family's page and its forms open with this link. */
export function isVisitLinkOpen(link: { issuedAt: Date | null }, lead: Dated, now: Date): boolean {
  const endsAt = addDays(max([lead.updatedAt, lead.scheduledDate ?? lead.updatedAt]), VALID_DAYS)
  return isCurrentLink(link, lead, { endsAt, now })
}

/** Path where the family sees and changes its request. */
export function visitPath(lead: Linked): string {
  return `/tour-scheduled/${visitToken(lead)}`
}

/** Path of the caller's contact card, behind the private link. */
export function contactCardPath(lead: Linked): string {
  return `/api/visits/${visitToken(lead)}/contact.vcf`
}

/** The part of the private link that opens the request. */
export function visitToken({ id, linkIssuedAt }: Linked): string {
  return sealRenewable('tour-request', { id, linkIssuedAt })
}
