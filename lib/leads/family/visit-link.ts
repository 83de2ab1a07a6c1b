import 'server-only'
import { openLink, sealLink } from '@/lib/platform/private-link'

export function leadIdFrom(token: string): string | null {
  return openLink('tour-request', token)?.id ?? null
}

/** Path where the family sees and changes its request; the link never expires. */
export function visitPath(leadId: string): string {
  return `/tour-scheduled/${visitToken(leadId)}`
}

/** Path of the caller's contact card, behind the private link. */
export function contactCardPath(leadId: string): string {
  return `/api/visits/${visitToken(leadId)}/contact.vcf`
}

/** The part of the private link that opens the request. */
export function visitToken(leadId: string): string {
  return sealLink('tour-request', leadId)
}
