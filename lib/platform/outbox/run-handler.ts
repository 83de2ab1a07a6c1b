import 'server-only'
import type { Handler, LeasedItem, Outcome } from '@/lib/platform/outbox/define-handler'
import { reportError } from '@/lib/platform/report-error'

/** Longer than a handler's own limits (a mail server has 25 s): what hangs all the same gives its place back. */
const LIMIT_MS = 40_000

/** What fails by itself fails again: it is set aside after as many attempts, so that others flow. */
const OWN_FAULTS_AT_MOST = 3

/** Runs a handler to an outcome, whatever happens; never longer than the limit. */
export async function runHandler(handler: Handler, item: LeasedItem, signal: AbortSignal): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<Outcome>((resolve) => {
    const response = `It took longer than ${LIMIT_MS / 1_000} s`
    timer = setTimeout(() => resolve({ outcome: 'temporary-failure', response }), LIMIT_MS)
  })
  try {
    return await Promise.race([handler.run(item, signal), limit])
  } catch (error) {
    reportError(error, { kind: item.kind, itemId: item.id })
    const name = error instanceof Error ? error.name : 'unknown'
    return {
      outcome: 'temporary-failure',
      response: `It could not be done (${name})`,
      ...(isDatabaseAway(error) ? {} : { sameAtMost: OWN_FAULTS_AT_MOST }),
    }
  } finally {
    clearTimeout(timer)
  }
}

/** Faults of the connection, of PostgreSQL itself (a serialization failure, a shutdown) and of Prisma's waiting for either. */
function isDatabaseAway(error: unknown): boolean {
  const { name = '', code, message = '' } = error as { name?: string; code?: unknown; message?: string }
  return name.startsWith('PrismaClient') || typeof code === 'string' || /connect|timeout/i.test(message)
}
