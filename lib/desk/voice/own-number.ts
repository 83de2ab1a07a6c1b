import 'server-only'
import { companySettings } from '@/lib/leads/intake/company-settings'
import type { Tx } from '@/lib/platform/database/db'

/** The number that the site shows for a community, else the company's: E.164, or null without any. */
export async function ownNumberFor(tx: Tx, communityId: string | null): Promise<string | null> {
  const community = communityId
    ? await tx.community.findUnique({ where: { id: communityId }, select: { phoneDial: true } })
    : null
  return community?.phoneDial || (await companySettings())?.companyPhoneDial || null
}
