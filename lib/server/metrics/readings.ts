import 'server-only'
import { WAITING } from '@/lib/leads/tour-requests/waiting'
import { db } from '@/lib/platform/database/db'

export type Readings = {
  leads: { source: string; count: number }[]
  clock: { waiting: number; late: number; oldestSeconds: number }
  outbox: { kind: string; state: string; count: number; oldestSeconds: number }[]
  setAside: number
}

/** The numbers of the database's metrics, by its own clock; counts only. @throws without a database */
export async function takeReadings(): Promise<Readings> {
  const now = new Date()
  const [leads, waiting, late, outbox, setAside] = await Promise.all([
    db.$queryRaw<Readings['leads']>`
      select source, count(*)::int as count from tour_requests
      where created_at > now() - interval '1 day' and quarantined_at is null group by source`,
    db.tourRequest.aggregate({ where: WAITING, _count: true, _min: { createdAt: true } }),
    db.tourRequest.count({ where: { ...WAITING, callDueAt: { lt: now } } }),
    db.$queryRaw<Readings['outbox']>`
      select kind, state, count(*)::int as count,
        greatest(0, extract(epoch from now() - min(due_at)))::float8 as "oldestSeconds"
      from outbox_items where state in ('due', 'leased') group by kind, state`,
    db.outboxItem.count({ where: { setAsideAt: { not: null } } }),
  ])
  const oldest = waiting._min.createdAt
  return {
    leads,
    clock: {
      waiting: waiting._count,
      late,
      oldestSeconds: oldest ? Math.max(0, (now.getTime() - oldest.getTime()) / 1_000) : 0,
    },
    outbox,
    setAside,
  }
}
