import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { keyForAnotherPerson } from '@/lib/leads/intake/transaction-id'
import { Prisma } from '@/lib/platform/generated/prisma/client'

const RETRIES = 4

/**
 * Runs a write that meets others on a unique key again when it lost (P2002), or when two transactions were in each
 * other's way (P2034): the next try finds what the winner stored. `work` looks before it writes.
 */
export async function retryRace<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const mayPass =
        error instanceof Prisma.PrismaClientKnownRequestError && ['P2002', 'P2034'].includes(error.code)
      if (attempt > RETRIES || !mayPass) throw error
      await sleep(20 * attempt)
    }
  }
}

/** What belongs to the visitor among the records stored under the key they sent, and under the key that would be theirs. */
type Keyed<R> = {
  sentKey: string
  /** What tells this visitor and this form from others: somebody else's key never swallows theirs (reading 26). */
  person: string
  find(keys: string[]): Promise<R[]>
  isMine(row: R): boolean
}

/** Stores a visitor's record once: a repeat, also one at the same moment, finds the stored one. */
export async function storeOnce<R>(
  keyed: Keyed<R> & { store(key: string): Promise<R> },
): Promise<{ row: R; repeated: boolean }> {
  return retryRace(async () => {
    const found = await findMine(keyed)
    return found.freeKey !== undefined
      ? { row: await keyed.store(found.freeKey), repeated: false }
      : { row: found.mine, repeated: true }
  })
}

/** The visitor's own record, or the key under which theirs is to be stored. */
async function findMine<R>({
  sentKey,
  person,
  find,
  isMine,
}: Keyed<R>): Promise<{ mine: R; freeKey?: never } | { mine?: never; freeKey: string }> {
  const ownKey = keyForAnotherPerson(sentKey, person)
  const rows = await find([sentKey, ownKey])
  const mine = rows.find(isMine)
  return mine ? { mine } : { freeKey: rows.length > 0 ? ownKey : sentKey }
}
