import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import type { Tx } from '@/lib/platform/database/db'
import type { Prisma } from '@/lib/platform/generated/prisma/client'
import type { AdminRecord } from '@/lib/records/declare/record'
import { images } from '@/lib/records/entities/images'
import { tagsOf } from '@/lib/records/store/expiry'
import { recordChange } from '@/lib/records/store/history'
import { findRecord } from '@/lib/records/store/scope'

type InsertedPicture = { answer: { record: AdminRecord; isDuplicate: boolean }; expired: string[] }

/** Adds a picture with history, or finds the one with the same bytes, also one added at the same time. */
export async function insertPicture(
  tx: Tx,
  actor: Actor,
  row: Prisma.ImageCreateManyInput,
  alongside: (id: string) => Promise<void> = async () => {},
): Promise<InsertedPicture> {
  const { count } = await tx.image.createMany({ data: [row], skipDuplicates: true })
  const { id } = await tx.image.findUniqueOrThrow({ where: { checksum: row.checksum } })
  if (count > 0) await alongside(id)
  const record = await findRecord(tx, actor, images, id)
  if (count === 0) return { answer: { record, isDuplicate: true }, expired: [] }
  await recordChange(tx, actor, images, { action: 'create', before: null, after: record })
  return { answer: { record, isDuplicate: false }, expired: tagsOf(images, record) }
}
