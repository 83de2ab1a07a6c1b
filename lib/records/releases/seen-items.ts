import 'server-only'
import * as z from 'zod'
import type { Actor } from '@/lib/accounts/actor'
import type { Tx } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'
import type { RecordWithDraft } from '@/lib/records/publish/draft'
import { itemRecord, type StoredRelease } from '@/lib/records/releases/find-release'

const WANTED = 'Send the records that you saw'

/** The records of a release as the screen showed them. */
export const seenItems = z.array(
  z.strictObject({ entityId: z.uuid(WANTED), version: z.string(WANTED).max(60) }),
  WANTED,
)

export type SeenItems = z.output<typeof seenItems>

/** Changes with every write of the record or its draft. */
export function itemVersion(current: RecordWithDraft | null): string {
  return `${current?.record?.updatedAt ?? ''}/${current?.draft?.updatedAt.toISOString() ?? ''}`
}

/**
 * Programs may add drafts and change their own (decision 125): what a person did not see is not published.
 * The caller has locked the release. @throws AppError 409 naming a record that is new or changed
 */
export async function assertSeen(
  tx: Tx,
  actor: Actor,
  { items }: StoredRelease,
  seen: SeenItems,
): Promise<void> {
  const known = new Map(seen.map(({ entityId, version }) => [entityId, version]))
  for (const item of items) {
    const version = known.get(item.entityId)
    if (version === undefined)
      throw conflict(
        `Nothing was published: ${item.title} was added since you opened the release. Please review it first.`,
      )
    if (version !== itemVersion(await itemRecord(tx, actor, item)))
      throw conflict(
        `Nothing was published: ${item.title} has changed since you opened the release. Please review it again.`,
      )
  }
}
