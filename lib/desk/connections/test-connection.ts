import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { assertMayConnect, findConnection, type LastTest } from '@/lib/desk/connections/read-connections'
import { db } from '@/lib/platform/database/db'
import { AppError, conflict } from '@/lib/platform/errors'
import { consume } from '@/lib/platform/http/rate-limit'

const LIMIT = { name: 'connection-test', points: 10, seconds: 60 }
const TESTED_OFTEN = 'Too many tests. Please wait a minute'

/**
 * Asks the other system with the settings of now, and keeps its answer.
 * @throws AppError 403, 404, 409 while nothing is set, 429
 */
export async function testConnection(actor: Actor, name: string): Promise<LastTest> {
  assertMayConnect(actor, name)
  const connection = findConnection(name)
  if (!connection.isSet()) throw conflict('Enter and save the settings first')
  await consume(LIMIT, name, TESTED_OFTEN)
  const { succeeded, words } = await outcomeOf(connection.test())
  const result = { succeeded, words, testedByName: actor.username, testedAt: new Date() }
  await db.connectionTest.upsert({
    where: { connection: name },
    create: { connection: name, ...result },
    update: result,
  })
  return { succeeded, words, by: actor.username, at: result.testedAt.toISOString() }
}

/** Errors with words for people are results; any other is thrown. */
async function outcomeOf(test: Promise<string>): Promise<{ succeeded: boolean; words: string }> {
  try {
    return { succeeded: true, words: await test }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { succeeded: false, words: error.message }
  }
}
