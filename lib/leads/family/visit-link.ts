import 'server-only'
import { openLink, sealLink } from '@/lib/platform/private-link'

/** The request a family's private link was made for, or null for anything else. */
export function leadIdFrom(token: string): string | null {
  return openLink('tour-request', token)?.id ?? null
}

/** Where the family sees and changes its request; the address opens it, and does not end. */
export function visitPath(leadId: string): string {
  return `/tour-scheduled/${sealLink('tour-request', leadId)}`
}
