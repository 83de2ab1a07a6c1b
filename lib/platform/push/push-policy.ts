import 'server-only'
import { env } from '@/lib/platform/env'
import { type OutboundPolicy, outboundPolicy } from '@/lib/platform/integrations/outbound-policy'

/** Restricts pushes, because browsers supply their address. */
export function pushPolicy(): OutboundPolicy {
  return outboundPolicy(env().PUSH_PRIVATE_ADDRESSES)
}
