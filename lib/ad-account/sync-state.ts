import 'server-only'
import * as z from 'zod'
import { type NameConflict, nameConflicts } from '@/lib/ad-account/conflicts'
import { isSyncing } from '@/lib/ad-account/sync-account'
import { assertCan } from '@/lib/auth/access'
import type { SessionUser } from '@/lib/auth/session-user'
import { googleAccount } from '@/lib/conversions/ad-accounts'
import { db } from '@/lib/db'

/** How reading the ad account goes. */
export type SyncState = {
  isConnected: boolean
  isSyncing: boolean
  lastSuccessAt: Date | null
  /** The first day of which figures were read. */
  metricsFrom: Date | null
  /** What went wrong last. */
  words: string | null
  /** What the last run brought, by what is counted. */
  counts: Record<string, number>
  conflicts: NameConflict[]
}

/** @throws AppError 403 */
export async function syncState(actor: Pick<SessionUser, 'role'>): Promise<SyncState> {
  assertCan(actor, 'read', 'campaign')
  const isConnected = googleAccount() !== null
  const [sync, busy, conflicts] = await Promise.all([
    db.adSync.findUnique({ where: { vendor: 'google' } }),
    isSyncing(),
    isConnected ? nameConflicts() : [],
  ])
  return {
    isConnected,
    isSyncing: isConnected && busy,
    lastSuccessAt: sync?.lastSuccessAt ?? null,
    metricsFrom: sync?.metricsFrom ?? null,
    words: sync?.words ?? null,
    counts: z.record(z.string(), z.number()).catch({}).parse(sync?.counts),
    conflicts,
  }
}
