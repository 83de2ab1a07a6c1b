import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { type AdminRecord, recordOf, selectOf } from '@/lib/records/declare/record'
import { images } from '@/lib/records/entities/images'

/** Pictures that are neither described nor marked decorative, and cannot be used until they are (H3). */
const where = { alt: '', decorative: false }

/** Number of pictures without a description. @throws AppError 403 */
export async function countUndescribed(actor: Actor): Promise<number> {
  assertCan(actor, 'read', images.area)
  return db.image.count({ where })
}

/** The newest pictures without a description. @throws AppError 403 */
export async function listUndescribed(actor: Actor, take: number): Promise<AdminRecord[]> {
  assertCan(actor, 'read', images.area)
  const rows = await db.image.findMany({ where, orderBy: { id: 'desc' }, take, select: selectOf(images) })
  return rows.map((row) => recordOf(images, row))
}
