import 'server-only'
import { lastKnownCompanyPhone } from '@/lib/leads/intake/company-phone'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import { databasePatience } from '@/lib/platform/database/patience'
import { AppError, unavailable } from '@/lib/platform/errors'
import { reportError } from '@/lib/platform/report-error'

/**
 * For forms that have patience of their own (six seconds at most), and a journal when it is over. It is long
 * because a busy machine slows the journal's disk as well, and a slow 201 is better than a quick 503.
 */
const LAST_RESORT_MS = 25_000
const RETRY_AFTER_S = 2

type Limit = {
  /** True for forms whose leads the journal takes while the database is away (decision 095). */
  isJournaled?: boolean
}

/** Clients retry with the same transactionId, so late work is not doubled. @throws AppError 503 */
export async function inTime<T>(
  work: () => Promise<T>,
  about: RequestContext,
  { isJournaled = false }: Limit = {},
): Promise<T> {
  const patience = databasePatience(isJournaled ? { silentForMs: LAST_RESORT_MS } : {})
  try {
    return await patience.during(work)
  } catch (error) {
    if (error instanceof AppError) throw error
    reportUnstored(error, about)
    const { display } = lastKnownCompanyPhone()
    throw unavailable(
      RETRY_AFTER_S,
      `We could not store your request. Please try again or call us at ${display}.`,
    )
  } finally {
    patience.end()
  }
}

/** Reports that the database did not take a lead, without a word of it. */
export function reportUnstored(error: unknown, { requestId }: Pick<RequestContext, 'requestId'>): void {
  reportError(withoutContactData(error), { requestId })
}

/** Database errors quote the rejected row; only error type and stack may be reported. */
function withoutContactData(error: unknown): Error {
  const { name = 'Error', code = '', stack = '' } = error as { name?: string; code?: string; stack?: string }
  const clean = new Error(`a lead could not be stored: ${name} ${code}`.trim())
  clean.stack = [clean.message, ...stack.split('\n').filter((line) => /^\s+at /.test(line))].join('\n')
  return clean
}
