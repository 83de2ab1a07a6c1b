import 'server-only'
import { env } from '@/lib/platform/env'
import { invalidFields } from '@/lib/platform/errors'
import { type OutboundPolicy, outboundPolicy } from '@/lib/platform/integrations/outbound-policy'

export function webhookReach(): OutboundPolicy {
  return outboundPolicy(env().WEBHOOK_PRIVATE_ADDRESSES)
}

/** @throws AppError 400 for an endpoint address outside the allowed reach */
export function assertReachable(url: string): void {
  const refusal = webhookReach().refusalOf(new URL(url))
  if (refusal) throw invalidFields({ url: refusal })
}
