import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { conflict, notFound } from '@/lib/platform/errors'
import { sendAgain } from '@/lib/platform/outbox/send-again'
import { isUuid } from '@/lib/platform/uuid'
import { recordAudit } from '@/lib/records/store/history'

const SHOWN = 50

const SET_ASIDE = { state: 'failed', setAsideAt: { not: null } } as const

/** Work that failed because of a fault of our own, latest first (decision 097). @throws AppError 403 */
export async function setAsideWork(actor: Actor) {
  assertCan(actor, 'read', 'administration')
  const [rows, count] = await Promise.all([
    db.outboxItem.findMany({
      where: SET_ASIDE,
      orderBy: { setAsideAt: 'desc' },
      take: SHOWN,
      select: { id: true, kind: true, lastError: true, setAsideAt: true, tourRequestId: true },
    }),
    db.outboxItem.count({ where: SET_ASIDE }),
  ])
  return { rows, count }
}

export type SetAsideRow = Awaited<ReturnType<typeof setAsideWork>>['rows'][number]

/** Runs it again now. @throws AppError 403, 404, 409 when somebody else has decided */
export async function retrySetAside(actor: Actor, id: string): Promise<void> {
  assertCan(actor, 'update', 'administration')
  await assertSetAside(id)
  await db.$transaction(async (tx) => {
    if (!(await sendAgain(tx, id))) throw conflict('This has already been tried again')
    await recordAudit(tx, actor, { action: 'work.retry', entity: 'setAsideWork', entityId: id })
  })
}

/** It stays failed and no longer needs anybody. @throws AppError 403, 404 */
export async function giveUpSetAside(actor: Actor, id: string): Promise<void> {
  assertCan(actor, 'update', 'administration')
  await assertSetAside(id)
  await db.$transaction(async (tx) => {
    await tx.outboxItem.updateMany({ where: { id, ...SET_ASIDE }, data: { setAsideAt: null } })
    await recordAudit(tx, actor, { action: 'work.give-up', entity: 'setAsideWork', entityId: id })
  })
}

async function assertSetAside(id: string): Promise<void> {
  const found = isUuid(id) && (await db.outboxItem.findFirst({ where: { id, ...SET_ASIDE } }))
  if (!found) throw notFound('This is no longer set aside')
}
