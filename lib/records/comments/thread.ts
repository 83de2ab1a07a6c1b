import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import { notFound } from '@/lib/platform/errors'
import type { CommentThread } from '@/lib/platform/generated/prisma/client'
import type { Entity } from '@/lib/records/declare/define-entity'

/** The record's thread, locked until the transaction ends. @throws AppError 404 */
export async function lockThread(
  tx: Tx,
  entity: Entity,
  entityId: string,
  id: string,
): Promise<CommentThread> {
  await tx.$queryRaw`select 1 from comment_threads where id = ${id}::uuid for update`
  const thread = await tx.commentThread.findFirst({ where: { id, entity: entity.name, entityId } })
  if (!thread) throw notFound('This has been deleted meanwhile')
  return thread
}
