import 'server-only'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import type { Fact, Part } from '@/lib/server/health/part'
import { ALARM_SIGN, HEARTBEAT_SIGN } from '@/lib/server/health/signs'

/** Somebody outside hears of it when this page turns red. */
export const alarmPart: Part = {
  name: 'alarm',
  title: 'Alarms outside',
  outside: null,
  look: () => lookAt(ALARM_SIGN, env().ALARM_URL, 'ALARM_URL', 'tells nobody when something here turns red'),
}

/** Somebody outside notices when even the alarms are silent. */
export const heartbeatPart: Part = {
  name: 'heartbeat',
  title: 'Heartbeat outside',
  outside: null,
  look: () =>
    lookAt(HEARTBEAT_SIGN, env().HEARTBEAT_URL, 'HEARTBEAT_URL', 'is missed by nobody when it stops'),
}

async function lookAt(
  name: string,
  url: string | undefined,
  setting: string,
  without: string,
): Promise<Fact> {
  if (!url) return { state: 'off', words: `Not set up: the site ${without}`, todo: `Set ${setting}.` }
  const sign = await db.healthSign.findUnique({ where: { part: name } })
  const lastGoodAt = sign?.goodAt ?? null
  if (sign?.badSince)
    return {
      state: 'bad',
      words: 'The address did not take the last message',
      lastGoodAt,
      todo: `Look at ${setting}, and at the service behind it.`,
    }
  return { state: 'good', words: lastGoodAt ? 'The last message was taken' : 'Nothing sent yet', lastGoodAt }
}
