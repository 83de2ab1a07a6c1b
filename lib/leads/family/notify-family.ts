import 'server-only'
import type { FamilyMailKind } from '@/lib/leads/family/family-copy'
import { writeToFamily } from '@/lib/leads/family/family-mail'
import { type NoticeTiming, textFamily } from '@/lib/leads/family/family-text'
import type { Tx } from '@/lib/platform/database/db'

type Lead = { id: string; email: string | null; phoneE164: string | null; communityId: string | null }

/**
 * Queues mail and text about a tour in the caller's transaction, as address and consent allow.
 * @returns true when mail is queued
 */
export async function notifyFamily(
  tx: Tx,
  lead: Lead,
  about: FamilyMailKind,
  timing: NoticeTiming,
): Promise<boolean> {
  const isMailed = await writeToFamily(tx, lead, about, timing)
  await textFamily(tx, lead, about, timing)
  return isMailed
}
