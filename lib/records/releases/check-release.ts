import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { db, type Tx } from '@/lib/platform/database/db'
import { AppError } from '@/lib/platform/errors'
import type { StoredRelease } from '@/lib/records/releases/find-release'
import { publishItem, publishReleaseWithin } from '@/lib/records/releases/publish-release'
import { inOrder, lockAll } from '@/lib/records/releases/release-order'
import { refused, wordsOf } from '@/lib/records/releases/write-together'

/** What stands in the way of a record, and what should be known about it. */
export type ItemCheck = { problems: string[]; warnings: string[] }

class Undone extends Error {}

/** Publishes the records one after the other and takes all of it back: what would be refused or told, by the item's id. */
export async function checkRelease(actor: Actor, { items }: StoredRelease): Promise<Map<string, ItemCheck>> {
  const checks = new Map<string, ItemCheck>()
  await undone(async (tx) => {
    await lockAll(tx, items)
    for (const item of inOrder(items)) {
      await tx.$executeRaw`savepoint release_item`
      const outcome = await refused(item, () => publishItem(tx, actor, item))
      if (outcome instanceof AppError) await tx.$executeRaw`rollback to savepoint release_item`
      checks.set(
        item.id,
        outcome instanceof AppError
          ? { problems: wordsOf(outcome), warnings: [] }
          : { problems: [], warnings: outcome.done.warnings.map(({ message }) => message) },
      )
    }
  })
  return checks
}

/** @throws AppError 403, 409 of what publishing the release now would be refused for */
export async function assertReleaseFit(actor: Actor, release: StoredRelease): Promise<void> {
  await undone(async (tx) => {
    await publishReleaseWithin(tx, actor, release)
  })
}

async function undone(work: (tx: Tx) => Promise<void>): Promise<void> {
  const outcome = db.$transaction(
    async (tx) => {
      await tx.$executeRaw`set local lock_timeout = '3s'`
      await work(tx)
      throw new Undone()
    },
    { timeout: 30_000 },
  )
  await outcome.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })
}
