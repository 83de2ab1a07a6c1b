import 'server-only'
import { env } from '@/lib/platform/env'
import { postAlarm, sendHeartbeat } from '@/lib/platform/integrations/alarm'
import { log } from '@/lib/platform/log'
import { type CheckedPart, checkAllParts } from '@/lib/server/health/check-all-parts'
import { databasePart } from '@/lib/server/health/parts/database'
import {
  ALARM_ROW,
  claimAllClear,
  claimRedAlarm,
  HEARTBEAT_ROW,
  recordStatus,
  releaseClaim,
} from '@/lib/server/health/status-store'

export const HEALTH_EVERY_MS = 20_000
const HEARTBEAT_EVERY_MS = 60_000
const AGAIN_AFTER_MS = 60 * 60_000
/** Two checks in a row, so that a momentary problem raises no alarm. */
const RED_AFTER_MS = 15_000

/** Records all parts and sends alarms; the heartbeat stops when request-carrying parts fail. Never throws. */
export function watchHealth({ redAfterMs = RED_AFTER_MS } = {}): () => Promise<void> {
  const outageAlarm = withoutDatabase(redAfterMs)
  let heartbeatAt = Number.NEGATIVE_INFINITY
  return async () => {
    const checked = await checkAllParts()
    try {
      for (const one of checked) await reportPart(one, redAfterMs)
    } catch (error) {
      log.warn({ err: error }, 'the results for the health page could not be stored')
      return outageAlarm.isAway()
    }
    await outageAlarm.isBack()
    if (
      !checked.every(isCarrierWell) ||
      performance.now() - heartbeatAt < HEARTBEAT_EVERY_MS - HEALTH_EVERY_MS / 2
    )
      return
    heartbeatAt = performance.now()
    const wasAccepted = await isAccepted(sendHeartbeat())
    if (env().HEARTBEAT_URL) await recordStatus(HEARTBEAT_ROW, wasAccepted)
  }
}

function isCarrierWell({ part, status }: CheckedPart): boolean {
  return part.outside !== 'heartbeat' || status.state !== 'bad'
}

/** One worker alone sends it; a message that was not accepted is sent again. */
async function reportPart({ part, status }: CheckedPart, redAfterMs: number): Promise<void> {
  const isRed = status.state === 'bad'
  await recordStatus(part.name, !isRed)
  if (!part.outside || !env().ALARM_URL) return
  const isOurs = isRed ? await claimRedAlarm(part.name, redAfterMs) : await claimAllClear(part.name)
  if (!isOurs) return
  const wasAccepted = await sendAlarm(newsOf({ part, status }))
  await recordStatus(ALARM_ROW, wasAccepted)
  if (!wasAccepted) await releaseClaim(part.name, isRed)
}

function newsOf({ part, status }: CheckedPart): News {
  const state = status.state === 'bad' ? 'red' : 'green'
  return { part: part.name, title: part.title, state, words: status.words }
}

const DATABASE = { part: 'database', title: databasePart.title }

/** Claims need the database, so during an outage each worker sends its own alarms. */
function withoutDatabase(redAfterMs: number) {
  let redSince: number | null = null
  let raisedAt = Number.NEGATIVE_INFINITY
  let isRaised = false
  return {
    async isAway(): Promise<void> {
      const now = performance.now()
      redSince ??= now
      if (now - redSince < redAfterMs || now - raisedAt < AGAIN_AFTER_MS) return
      if (!(await sendAlarm({ ...DATABASE, state: 'red', words: 'It does not respond' }))) return
      raisedAt = now
      isRaised = true
    },
    async isBack(): Promise<void> {
      redSince = null
      if (isRaised) isRaised = !(await sendAlarm({ ...DATABASE, state: 'green', words: 'It responds' }))
    },
  }
}

type News = { part: string; title: string; state: 'red' | 'green'; words: string }

/** @returns true when the alarm address accepted it, or there is none */
function sendAlarm({ part, title, state, words }: News): Promise<boolean> {
  const change = state === 'red' ? `is red: ${words}` : 'is green again'
  return isAccepted(postAlarm({ part, state, text: `${title} ${change}` }))
}

async function isAccepted(message: Promise<void>): Promise<boolean> {
  try {
    await message
    return true
  } catch (error) {
    log.error({ err: error }, 'an external alarm or heartbeat was not accepted')
    return false
  }
}
