import 'server-only'
import type { Tx } from '@/lib/db'
import { writeToFamily } from '@/lib/family/family-mail'
import { type Told, textFamily } from '@/lib/family/family-text'
import type { FamilyMailKind } from '@/lib/family/family-words'

type Lead = { id: string; email: string | null; phoneE164: string | null; communityId: string | null }

/** What a family is told of its tour in the caller's transaction: by mail where it left an address, by text where it agreed to texts. */
export async function tellFamily(tx: Tx, lead: Lead, about: FamilyMailKind, told: Told): Promise<void> {
  await writeToFamily(tx, lead, about, told)
  await textFamily(tx, lead, about, told)
}
