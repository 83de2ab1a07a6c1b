import 'server-only'
import { writeToFamily } from '@/lib/leads/family/family-mail'
import { type Told, textFamily } from '@/lib/leads/family/family-text'
import type { FamilyMailKind } from '@/lib/leads/family/family-words'
import type { Tx } from '@/lib/platform/database/db'

type Lead = { id: string; email: string | null; phoneE164: string | null; communityId: string | null }

/** What a family is told of its tour in the caller's transaction: by mail where it left an address, by text where it agreed to texts. */
export async function tellFamily(tx: Tx, lead: Lead, about: FamilyMailKind, told: Told): Promise<void> {
  await writeToFamily(tx, lead, about, told)
  await textFamily(tx, lead, about, told)
}
