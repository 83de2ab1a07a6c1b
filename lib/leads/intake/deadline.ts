import 'server-only'
import { lastKnownCompanyPhone } from '@/lib/leads/intake/company-phone'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import { AppError, unavailable } from '@/lib/platform/errors'
import { reportError } from '@/lib/platform/report-error'

/** Longer than a working database needs; a dead connection must not keep the visitor waiting. */
const DEADLINE_MS = 6_000
const RETRY_AFTER_S = 2

/** Clients retry with the same transactionId, so late work is not doubled. @throws AppError 503 */
export async function inTime<T>(work: () => Promise<T>, about: RequestContext): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('deadline')), DEADLINE_MS)
  })
  try {
    return await Promise.race([work(), deadline])
  } catch (error) {
    if (error instanceof AppError) throw error
    reportError(withoutContactData(error), { requestId: about.requestId })
    const { display } = lastKnownCompanyPhone()
    throw unavailable(
      RETRY_AFTER_S,
      `We could not store your request. Please try again or call us at ${display}.`,
    )
  } finally {
    clearTimeout(timer)
  }
}

/** Database errors quote the rejected row; only error type and stack may be reported. */
function withoutContactData(error: unknown): Error {
  const { name = 'Error', code = '', stack = '' } = error as { name?: string; code?: string; stack?: string }
  const clean = new Error(`a lead could not be stored: ${name} ${code}`.trim())
  clean.stack = [clean.message, ...stack.split('\n').filter((line) => /^\s+at /.test(line))].join('\n')
  return clean
}
