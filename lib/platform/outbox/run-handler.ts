import 'server-only'
import { databaseFailure } from '@/lib/platform/database/database-failure'
import { OutsideError } from '@/lib/platform/integrations/ask-outside'
import type { Handler, LeasedItem, Outcome } from '@/lib/platform/outbox/define-handler'
import { failureOutcome } from '@/lib/platform/outbox/failure-outcome'
import { faultText } from '@/lib/platform/outbox/fault-text'
import { reportError } from '@/lib/platform/report-error'
import { beginSpan } from '@/lib/platform/traces'

/** Above any handler's own limits (25 s for mail): frees the slot of a handler that hangs. */
const LIMIT_MS = 40_000

/** An internal error would recur: after as many attempts the item fails, so that others proceed. */
const OWN_FAULTS_AT_MOST = 3

export async function runHandler(handler: Handler, item: LeasedItem, signal: AbortSignal): Promise<Outcome> {
  const endSpan = beginSpan(`outbox ${item.kind}`, item.requestId, { attempt: item.number })
  const result = await runInTime(handler, item, signal)
  endSpan({ outcome: result.outcome }, result.outcome.endsWith('failure'))
  return result
}

async function runInTime(handler: Handler, item: LeasedItem, signal: AbortSignal): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<Outcome>((resolve) => {
    const response = `The task took longer than ${LIMIT_MS / 1_000} s`
    timer = setTimeout(
      () => resolve({ outcome: 'temporary-failure', response, faultOf: 'channel' }),
      LIMIT_MS,
    )
  })
  try {
    return await Promise.race([handler.run(item, signal), limit])
  } catch (error) {
    if (error instanceof OutsideError) return failureOutcome(error)
    reportError(error, { kind: item.kind, itemId: item.id })
    const name = error instanceof Error ? error.name : 'unknown'
    return {
      outcome: 'temporary-failure',
      response: `The task failed (${name})`,
      ownError: faultText(error),
      ...(databaseFailure(error) ? {} : { maxIdentical: OWN_FAULTS_AT_MOST }),
    }
  } finally {
    clearTimeout(timer)
  }
}
