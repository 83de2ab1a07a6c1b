import 'server-only'
import type { SessionUser } from '@/lib/accounts/access/access'
import { assertCan } from '@/lib/accounts/access/access'
import { db } from '@/lib/platform/database/db'

/** Partners that have not ended, to choose from. @throws AppError 403 for all but administrators */
export async function partnerChoices(actor: SessionUser): Promise<{ value: string; label: string }[]> {
  assertCan(actor, 'read', 'accounts')
  const partners = await db.partner.findMany({
    where: { endedAt: null },
    select: { id: true, name: true },
    orderBy: { name: 'asc' },
  })
  return partners.map(({ id, name }) => ({ value: id, label: name }))
}
