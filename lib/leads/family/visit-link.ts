import 'server-only'
import { openLink, sealLink } from '@/lib/platform/private-link'

export function leadIdFrom(token: string): string | null {
  return openLink('tour-request', token)?.id ?? null
}

/** Path where the family sees and changes its request; the link never expires. */
export function visitPath(leadId: string): string {
  return `/tour-scheduled/${sealLink('tour-request', leadId)}`
}
