import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { keyForAnotherPerson } from '@/lib/leads/intake/transaction-id'
import { Prisma } from '@/lib/platform/generated/prisma/client'

const RETRIES = 4

/** Retries `work` after unique-key races (P2002) and write conflicts (P2034). `work` must check first. */
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

type Keyed<R> = {
  sentKey: string
  /** Identifies visitor and form: another person's key never swallows a submission (reading 26). */
  person: string
  find(keys: string[]): Promise<R[]>
  isMine(row: R): boolean
}

/** Stores a visitor's record once; repeats, even concurrent ones, return the stored record. */
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
