import 'server-only'
import * as z from 'zod'
import { type Browser, browserOf } from '@/lib/accounts/access/access-log'
import { parseFor } from '@/lib/accounts/access/account-request'
import { AppError, badRequest, forbidden } from '@/lib/platform/errors'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

/** Handles a call of the account pages, which need no session; other sites' requests are refused (403). */
export function accountRoute<S extends z.ZodType>(
  schema: S,
  work: (sent: z.output<S>, browser: Browser) => Promise<Response>,
) {
  return route<unknown>(
    async (request) => {
      const body = await readJson(request, z.unknown()).catch(rethrowAsExpected)
      return work(parseFor(schema, body), browserOf(request))
    },
    { sameOrigin: true },
  )
}

/** Other sites can send media types that are not JSON. */
function rethrowAsExpected(error: unknown): never {
  if (error instanceof AppError && error.status === 413) throw badRequest('The password is too long')
  if (error instanceof AppError && error.status === 415) throw forbidden(error.message)
  throw error
}
