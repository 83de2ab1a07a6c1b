import 'server-only'
import { db, type Tx } from '@/lib/platform/database/db'
import { invalidFields } from '@/lib/platform/errors'

/** @throws AppError 400 when one of the communities does not exist. */
export async function assertCommunitiesExist(ids: string[], tx: Tx = db): Promise<void> {
  const known = await tx.community.count({ where: { id: { in: ids } } })
  if (known < new Set(ids).size)
    throw invalidFields({ communityIds: 'One of these communities no longer exists' })
}
