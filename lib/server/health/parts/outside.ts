import 'server-only'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import type { Part, PartStatus } from '@/lib/server/health/part'
import { ALARM_ROW, HEARTBEAT_ROW } from '@/lib/server/health/status-store'

export const alarmPart: Part = {
  name: 'alarm',
  title: 'Alarms outside',
  outside: null,
  check: () => addressStatus(ALARM_ROW, env().ALARM_URL, 'tells nobody when something here turns red'),
}

export const heartbeatPart: Part = {
  name: 'heartbeat',
  title: 'Heartbeat outside',
  outside: null,
  check: () => addressStatus(HEARTBEAT_ROW, env().HEARTBEAT_URL, 'is missed by nobody when it stops'),
}

async function addressStatus(name: string, url: string | undefined, without: string): Promise<PartStatus> {
  const href = '/admin/connections/alarm'
  if (!url) return { state: 'off', words: `Not set up: the site ${without}`, todo: 'Enter an address.', href }
  const row = await db.healthSign.findUnique({ where: { part: name } })
  const lastGoodAt = row?.goodAt ?? null
  if (row?.badSince)
    return {
      state: 'bad',
      words: 'The address did not take the last message',
      lastGoodAt,
      todo: 'Test the connection, and look at the service behind the address.',
      href,
    }
  return { state: 'good', words: lastGoodAt ? 'The last message was taken' : 'Nothing sent yet', lastGoodAt }
}
