import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { db, type Tx } from '@/lib/platform/database/db'
import { AppError } from '@/lib/platform/errors'
import type { StoredRelease } from '@/lib/records/releases/find-release'
import { publishItem, publishReleaseWithin } from '@/lib/records/releases/publish-release'
import { inWriteOrder, lockAll } from '@/lib/records/releases/release-order'
import { attemptPart, refusalSentences } from '@/lib/records/releases/write-together'

type ItemCheck = { problems: string[]; warnings: string[] }

class Rollback extends Error {}

/** Publishes the records in order and rolls back. @returns problems and warnings by item id */
export async function checkRelease(actor: Actor, { items }: StoredRelease): Promise<Map<string, ItemCheck>> {
  const checks = new Map<string, ItemCheck>()
  await rollBackAfter(async (tx) => {
    await lockAll(tx, items)
    for (const item of inWriteOrder(items)) {
      await tx.$executeRaw`savepoint release_item`
      const outcome = await attemptPart(item, () => publishItem(tx, actor, item))
      if (outcome instanceof AppError) await tx.$executeRaw`rollback to savepoint release_item`
      checks.set(
        item.id,
        outcome instanceof AppError
          ? { problems: refusalSentences(outcome), warnings: [] }
          : { problems: [], warnings: outcome.done.warnings.map(({ message }) => message) },
      )
    }
  })
  return checks
}

/** @throws AppError 403, 409 when publishing the release now would be refused */
export async function assertReleasePublishable(actor: Actor, release: StoredRelease): Promise<void> {
  await rollBackAfter(async (tx) => {
    await publishReleaseWithin(tx, actor, release)
  })
}

async function rollBackAfter(work: (tx: Tx) => Promise<void>): Promise<void> {
  const outcome = db.$transaction(
    async (tx) => {
      await tx.$executeRaw`set local lock_timeout = '3s'`
      await work(tx)
      throw new Rollback()
    },
    { timeout: 30_000 },
  )
  await outcome.catch((error: unknown) => {
    if (!(error instanceof Rollback)) throw error
  })
}
