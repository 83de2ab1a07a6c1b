import 'server-only'
import { subDays } from 'date-fns'
import { db } from '@/lib/platform/database/db'
import type { Entity } from '@/lib/records/declare/define-entity'
import { flagsOf, whereDue } from '@/lib/records/declare/publication'
import type { AdminRecord } from '@/lib/records/declare/record'
import { recordsAwaitingApproval } from '@/lib/records/publish/approval/approval-rows'
import { publicationState, type StateChoice } from '@/lib/records/publish/publication-state'

/** How long lists show missed plans. */
const SHOWN_DAYS = 7

const NOTHING = { id: { in: [] } }

/** Adds `publicationState`, `publicationProblem` and `approvalAsked` to rows of entities with drafts. */
export async function withStates(entity: Entity, rows: AdminRecord[]): Promise<AdminRecord[]> {
  if (!entity.publication || rows.length === 0) return rows
  const ids = rows.map(({ id }) => id)
  const of = { entity: entity.name, entityId: { in: ids } }
  const [drafts, plans, awaiting] = await Promise.all([
    db.draft.findMany({ where: of, select: { entityId: true } }),
    db.publicationPlan.findMany({
      where: {
        ...of,
        OR: [
          { state: 'waiting' },
          { state: { not: 'canceled' }, at: { gt: subDays(new Date(), SHOWN_DAYS) } },
        ],
      },
      orderBy: { id: 'desc' },
    }),
    recordsAwaitingApproval(entity, ids),
  ])
  const drafted = new Set(drafts.map(({ entityId }) => entityId))
  return rows.map((row) => {
    const own = plans.filter(({ entityId }) => entityId === row.id)
    const isPlanned = own.some(({ action, state }) => action === 'publish' && state === 'waiting')
    const context = { hasDraft: drafted.has(row.id), isPlanned, nowMs: Date.now() }
    const problem = own[0]?.state === 'missed' ? own[0].problem : null
    const publication = {
      publicationState: publicationState(entity, row, context),
      publicationProblem: problem,
    }
    return { ...row, ...publication, approvalAsked: awaiting.includes(row.id) }
  })
}

/** Prisma filter for a state, by the rules of `publicationState`, or for records awaiting approval. */
export async function whereState(entity: Entity, state: StateChoice): Promise<Record<string, unknown>> {
  if (state === 'asked') return { id: { in: await recordsAwaitingApproval(entity) } }
  const [drafts, plans] = await Promise.all([
    db.draft.findMany({ where: { entity: entity.name }, select: { entityId: true } }),
    db.publicationPlan.findMany({
      where: { entity: entity.name, state: 'waiting', action: 'publish' },
      select: { entityId: true },
    }),
  ])
  const isPlanned = { id: { in: plans.map(({ entityId }) => entityId) } }
  const isDrafted = { id: { in: drafts.map(({ entityId }) => entityId) } }
  const isOn = { AND: flagsOf(entity).map((name) => ({ [name]: true })) }
  const now = new Date()
  const { from, until } = entity.publication ?? {}
  const isAhead = from ? { [from]: { gt: now } } : NOTHING
  // An unset date is not in the future; SQL would omit it from both.
  const hasBegun = from ? { OR: [{ [from]: null }, { [from]: { lte: now } }] } : {}
  const isPast = until ? { [until]: { lte: now } } : NOTHING
  const isDue = whereDue(entity, now)
  switch (state) {
    case 'scheduled':
      return { OR: [isPlanned, { AND: [isOn, isAhead] }] }
    case 'draft':
      return { NOT: [isPlanned, isOn] }
    case 'changed':
      return { AND: [isOn, isDue, isDrafted], NOT: isPlanned }
    case 'live':
      return { AND: [isOn, isDue], NOT: [isPlanned, isDrafted] }
    case 'ended':
      return { AND: [isOn, hasBegun, isPast], NOT: isPlanned }
  }
}
