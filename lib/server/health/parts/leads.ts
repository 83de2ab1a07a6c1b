import 'server-only'
import { alertTargets } from '@/lib/leads/tour-requests/recipients'
import { UNTRIED } from '@/lib/leads/tour-requests/waiting'
import { db } from '@/lib/platform/database/db'
import { alertKinds } from '@/lib/platform/outbox/registered-handlers'
import type { Part } from '@/lib/server/health/part'

/** Every request has reached someone, and there is someone to reach. */
export const leadsPart: Part = {
  name: 'leads',
  title: 'Request alerts',
  outside: 'heartbeat',
  async check() {
    const [targets, undelivered, last] = await Promise.all([
      alertTargets(),
      undeliveredLeads(),
      lastDelivery(),
    ])
    if (undelivered > 0)
      return {
        state: 'bad',
        words: `${undelivered === 1 ? 'One request has' : `${undelivered} requests have`} reached no one`,
        lastGoodAt: last,
        todo: 'Call these families now. They are in red at the top of every screen.',
        href: '/admin/tour-requests?list=queue',
      }
    if (targets.length === 0)
      return {
        state: 'bad',
        words: 'No one is set to be notified of new requests',
        lastGoodAt: last,
        todo: 'Enter an address under Email recipients, or a support address in the site settings.',
        href: '/admin/email-recipients',
      }
    const count = `${targets.length === 1 ? 'One address is' : `${targets.length} addresses are`} notified`
    return { state: 'good', words: `Every request has reached someone. ${count}`, lastGoodAt: last }
  },
}

async function undeliveredLeads(): Promise<number> {
  const deliveries = { none: { kind: { in: await alertKinds() }, state: 'sent' } }
  return db.tourRequest.count({ where: { ...UNTRIED, alarmedAt: { not: null }, deliveries } })
}

/** When an alert about a request last arrived. */
async function lastDelivery(): Promise<Date | null> {
  const row = await db.outboxItem.findFirst({
    where: { state: 'sent', kind: { in: await alertKinds() }, finishedAt: { not: null } },
    orderBy: { finishedAt: 'desc' },
    select: { finishedAt: true },
  })
  return row?.finishedAt ?? null
}
