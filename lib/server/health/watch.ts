import 'server-only'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { type Looked, lookAtAll } from '@/lib/server/health/look-at-all'
import { databasePart } from '@/lib/server/health/parts/database'
import {
  ALARM_SIGN,
  giveBackTurn,
  HEARTBEAT_SIGN,
  recordSign,
  takeGreenTurn,
  takeRedTurn,
} from '@/lib/server/health/signs'
import { beat, type News, tellOutside } from '@/lib/server/health/tell-outside'

/** How often a worker looks. */
export const HEALTH_EVERY_MS = 20_000
const BEAT_EVERY_MS = 60_000
const AGAIN_AFTER_MS = 60 * 60_000
/** Red at two looks in a row: one that came at a bad moment is no alarm. */
const RED_AFTER_MS = 15_000

/**
 * What a worker does for the health page and those outside: looks at every part, writes down what it saw, tells outside what turned
 * red or green, and beats while all that carries requests is well. Never throws.
 */
export function watchHealth({ redAfterMs = RED_AFTER_MS } = {}): () => Promise<void> {
  const alone = withoutDatabase(redAfterMs)
  let beatAt = Number.NEGATIVE_INFINITY
  return async () => {
    const looked = await lookAtAll()
    try {
      for (const one of looked) await follow(one, redAfterMs)
    } catch (error) {
      log.warn({ err: error }, 'what the health page shows could not be written down')
      return alone.isAway()
    }
    await alone.isBack()
    if (!looked.every(isCarried) || performance.now() - beatAt < BEAT_EVERY_MS - HEALTH_EVERY_MS / 2) return
    beatAt = performance.now()
    const isHeard = await beat()
    if (env().HEARTBEAT_URL) await recordSign(HEARTBEAT_SIGN, isHeard)
  }
}

function isCarried({ part, fact }: Looked): boolean {
  return part.outside !== 'heartbeat' || fact.state !== 'bad'
}

/** One worker of all tells it, and whoever is not heard tells it again. */
async function follow({ part, fact }: Looked, redAfterMs: number): Promise<void> {
  const isRed = fact.state === 'bad'
  await recordSign(part.name, !isRed)
  if (!part.outside || !env().ALARM_URL) return
  const isOurs = isRed ? await takeRedTurn(part.name, redAfterMs) : await takeGreenTurn(part.name)
  if (!isOurs) return
  const isTaken = await tellOutside(newsOf({ part, fact }))
  await recordSign(ALARM_SIGN, isTaken)
  if (!isTaken) await giveBackTurn(part.name, isRed)
}

function newsOf({ part, fact }: Looked): News {
  const state = fact.state === 'bad' ? 'red' : 'green'
  return { part: part.name, title: part.title, state, words: fact.words }
}

const DATABASE = { part: 'database', title: databasePart.title }

/** A database that is away cannot say whose turn it is: each worker tells of it by its own memory. */
function withoutDatabase(redAfterMs: number) {
  let redSince: number | null = null
  let toldAt = Number.NEGATIVE_INFINITY
  let isTold = false
  return {
    async isAway(): Promise<void> {
      const now = performance.now()
      redSince ??= now
      if (now - redSince < redAfterMs || now - toldAt < AGAIN_AFTER_MS) return
      if (!(await tellOutside({ ...DATABASE, state: 'red', words: 'It does not answer' }))) return
      toldAt = now
      isTold = true
    },
    async isBack(): Promise<void> {
      redSince = null
      if (isTold) isTold = !(await tellOutside({ ...DATABASE, state: 'green', words: 'It answers' }))
    },
  }
}
