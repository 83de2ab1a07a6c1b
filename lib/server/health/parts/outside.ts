import 'server-only'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import type { Part, PartStatus } from '@/lib/server/health/part'
import { ALARM_ROW, HEARTBEAT_ROW } from '@/lib/server/health/status-store'

export const alarmPart: Part = {
  name: 'alarm',
  title: 'External alarms',
  outside: null,
  check: () => addressStatus(ALARM_ROW, env().ALARM_URL, 'no outside alert is sent when a part turns red'),
}

export const heartbeatPart: Part = {
  name: 'heartbeat',
  title: 'External heartbeat',
  outside: null,
  check: () => addressStatus(HEARTBEAT_ROW, env().HEARTBEAT_URL, 'no one is notified when the site stops'),
}

async function addressStatus(name: string, url: string | undefined, without: string): Promise<PartStatus> {
  const href = '/admin/connections/alarm'
  if (!url) return { state: 'off', words: `Not set up: ${without}`, todo: 'Enter a URL.', href }
  const row = await db.healthSign.findUnique({ where: { part: name } })
  const lastGoodAt = row?.goodAt ?? null
  if (row?.badSince)
    return {
      state: 'bad',
      words: 'The last message was not accepted',
      lastGoodAt,
      todo: 'Test the connection, and check the service at the URL.',
      href,
    }
  return {
    state: 'good',
    words: lastGoodAt ? 'The last message was accepted' : 'Nothing sent yet',
    lastGoodAt,
  }
}
