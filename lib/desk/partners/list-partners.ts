import 'server-only'
import type { SessionUser } from '@/lib/accounts/access/access'
import { assertCan } from '@/lib/accounts/access/access'
import { listKeys } from '@/lib/accounts/api-keys/keys'
import { type LeadPace, leadPace } from '@/lib/desk/partners/lead-pace'
import { listEndpoints } from '@/lib/desk/webhooks/list-endpoints'
import { db } from '@/lib/platform/database/db'
import { notFound } from '@/lib/platform/errors'
import { isUuid } from '@/lib/platform/uuid'

export type ListedPartner = {
  id: string
  name: string
  endedAt: Date | null
  /** Number of keys that are not revoked, and their latest use. */
  keys: number
  lastUsedAt: Date | null
  pace: LeadPace
}

/** Partners by name, those that ended last. @throws AppError 403 for all but administrators */
export async function listPartners(actor: SessionUser): Promise<ListedPartner[]> {
  assertCan(actor, 'read', 'accounts')
  const partners = await db.partner.findMany({
    include: { keys: { select: { id: true, revokedAt: true, lastUsedAt: true } } },
    orderBy: [{ endedAt: { sort: 'asc', nulls: 'first' } }, { name: 'asc' }],
  })
  return Promise.all(
    partners.map(async ({ id, name, endedAt, keys }) => ({
      id,
      name,
      endedAt,
      keys: keys.filter(({ revokedAt }) => !revokedAt).length,
      lastUsedAt: latest(keys.map(({ lastUsedAt }) => lastUsedAt)),
      pace: await leadPace(keys.map((key) => key.id)),
    })),
  )
}

const LATEST_LEADS = 25

/** Everything about one partner. @throws AppError 403, 404 */
export async function readPartner(actor: SessionUser, id: string) {
  assertCan(actor, 'read', 'accounts')
  const partner = isUuid(id) && (await db.partner.findUnique({ where: { id } }))
  if (!partner) throw notFound('There is no such partner')
  const { good, past } = await listKeys(actor, id)
  const keyIds = [...good, ...past].map((key) => key.id)
  const [endpoints, pace, leads] = await Promise.all([
    listEndpoints(actor, keyIds),
    leadPace(keyIds),
    db.tourRequest.findMany({
      where: { apiKeyId: { in: keyIds } },
      orderBy: { createdAt: 'desc' },
      take: LATEST_LEADS,
      select: {
        id: true,
        name: true,
        status: true,
        createdAt: true,
        firstAttemptStaffedS: true,
        quarantinedAt: true,
        community: { select: { name: true } },
      },
    }),
  ])
  return { partner, keys: { good, past }, endpoints, pace, leads }
}

export type PartnerLead = Awaited<ReturnType<typeof readPartner>>['leads'][number]

function latest(dates: (Date | null)[]): Date | null {
  return dates.reduce((last, date) => (date && (!last || date > last) ? date : last), null)
}
