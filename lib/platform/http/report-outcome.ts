import 'server-only'
import { $ZodError } from 'zod/v4/core'
import { databaseFailure } from '@/lib/platform/database/database-failure'
import { AppError, invalidFields, unavailable } from '@/lib/platform/errors'
import { fieldErrorsOf } from '@/lib/platform/http/field-errors'
import { INTERNAL_PROBLEM, type Refused } from '@/lib/platform/http/problem'
import { log } from '@/lib/platform/log'
import { reportError } from '@/lib/platform/report-error'
import { withoutTokens } from '@/lib/platform/without-tokens'

type About = { requestId: string; path: string; method: string }

const AWAY_S = 30

/**
 * Reports once why a request ended without success: a refusal to the log, everything else also to the
 * error-reporting service. @returns what the client is told; 503 while the database cannot be used
 */
export function reportOutcome(error: unknown, { path, ...about }: About): Refused {
  const shown = error instanceof $ZodError ? invalidFields(fieldErrorsOf(error)) : error
  const where = { ...about, path: withoutTokens(path) }
  if (shown instanceof AppError) {
    log.info({ ...where, status: shown.status, code: shown.code }, 'request refused')
    return shown
  }
  reportError(error, where)
  if (databaseFailure(error) !== 'away') return INTERNAL_PROBLEM
  return unavailable(AWAY_S, 'This is not possible right now. Please try again in a minute.')
}
