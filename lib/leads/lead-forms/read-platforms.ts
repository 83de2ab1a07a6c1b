import 'server-only'
import type { SessionUser } from '@/lib/accounts/access/access'
import { assertCan } from '@/lib/accounts/access/access'
import { unfetchedLeads } from '@/lib/leads/lead-forms/unfetched'
import type { LeadFormPlatform } from '@/lib/platform/ad-platforms/ad-platforms'
import { google } from '@/lib/platform/ad-platforms/google'
import { meta } from '@/lib/platform/ad-platforms/meta'
import { db } from '@/lib/platform/database/db'
import { isMetaConfigured } from '@/lib/platform/integrations/meta-graph'

/** Status of each platform: last lead, last test and refusals. @throws AppError 403 */
export async function readPlatforms(actor: SessionUser) {
  assertCan(actor, 'read', 'agencies')
  const [ofGoogle, ofMeta, unfetched, forms, keys] = await Promise.all([
    statusOf(google),
    statusOf(meta),
    unfetchedLeads(),
    db.leadForm.count({ where: { communityId: null } }),
    db.apiKey.count({
      where: {
        scopes: { has: 'leads:write' },
        revokedAt: null,
        OR: [{ expiresAt: null }, { expiresAt: { gt: new Date() } }],
      },
    }),
  ])
  return {
    google: ofGoogle,
    meta: { ...ofMeta, isSet: isMetaConfigured() },
    unfetched,
    formsWithoutCommunity: forms,
    keys,
  }
}

async function statusOf({ id: platform }: LeadFormPlatform) {
  const latest = (state: string) =>
    db.leadFormDelivery
      .findFirst({
        where: { platform, state },
        orderBy: { receivedAt: 'desc' },
        select: { receivedAt: true },
      })
      .then((row) => row?.receivedAt ?? null)
  const [leadAt, testAt, known] = await Promise.all([
    latest('stored'),
    latest('test'),
    db.leadFormPlatform.findUnique({ where: { platform } }),
  ])
  return {
    leadAt,
    testAt,
    refusedAt: known?.refusedAt ?? null,
    refusal: known?.refusal ?? null,
    pollProblem: known?.pollProblem ?? null,
  }
}

export type PlatformStatus = Awaited<ReturnType<typeof statusOf>>
