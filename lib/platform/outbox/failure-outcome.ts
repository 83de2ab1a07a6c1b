import 'server-only'
import { OutsideError } from '@/lib/platform/integrations/ask-outside'
import type { Outcome } from '@/lib/platform/outbox/define-handler'

/** Outcome of an attempt that another system refused or failed. @throws every other error */
export function failureOutcome(error: unknown): Outcome {
  if (!(error instanceof OutsideError)) throw error
  const { message: response, failure, faultOf } = error
  const { responseCode = null, isPermanent = false, waitS } = failure
  return isPermanent
    ? { outcome: 'permanent-failure', response, responseCode, faultOf }
    : { outcome: 'temporary-failure', response, responseCode, faultOf, ...(waitS && { waitS }) }
}
