import 'server-only'
import * as z from 'zod'
import type { SessionUser } from '@/lib/accounts/access/access'
import { assertCan } from '@/lib/accounts/access/access'
import { type NameConflict, nameConflicts } from '@/lib/marketing/advertising/conflicts'
import { isSyncing } from '@/lib/marketing/advertising/sync-account'
import { google } from '@/lib/platform/ad-platforms/google'
import { db } from '@/lib/platform/database/db'
import { googleAccount } from '@/lib/platform/integrations/google-api'

export type SyncState = {
  isConnected: boolean
  isSyncing: boolean
  lastSuccessAt: Date | null
  metricsFrom: Date | null
  words: string | null
  counts: Record<string, number>
  conflicts: NameConflict[]
}

/** @throws AppError 403 */
export async function syncState(actor: Pick<SessionUser, 'role'>): Promise<SyncState> {
  assertCan(actor, 'read', 'advertising')
  const isConnected = googleAccount() !== null
  const [sync, busy, conflicts] = await Promise.all([
    db.adSync.findUnique({ where: { vendor: google.id } }),
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
