import 'server-only'
import { env } from '@/lib/platform/env'
import { invalidFields } from '@/lib/platform/errors'
import { type Reach, reachOf } from '@/lib/platform/integrations/reach'

/** How far a webhook may go. */
export function webhookReach(): Reach {
  return reachOf(env().WEBHOOK_PRIVATE_ADDRESSES)
}

/** @throws AppError 400 for an address of an endpoint that may not be asked */
export function assertReachable(url: string): void {
  const refusal = webhookReach().refusalOf(new URL(url))
  if (refusal) throw invalidFields({ url: refusal })
}
