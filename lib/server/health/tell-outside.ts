import 'server-only'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'

const LIMIT_MS = 5_000

export type News = { part: string; title: string; state: 'red' | 'green'; words: string }

/** Posts what changed to ALARM_URL, as Slack and what speaks like it reads it. @returns whether it was taken */
export async function tellOutside({ part, title, state, words }: News): Promise<boolean> {
  const { ALARM_URL, SITE_URL } = env()
  if (!ALARM_URL) return true
  const said = state === 'red' ? `is red: ${words}` : 'is green again'
  const text = `${new URL(SITE_URL).host}: ${title} ${said}`
  return asked(ALARM_URL, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text, site: SITE_URL, part, state, at: new Date().toISOString() }),
  })
}

/** Asks HEARTBEAT_URL, whose service alarms when that stops. @returns whether it answered */
export async function beat(): Promise<boolean> {
  const { HEARTBEAT_URL } = env()
  return !HEARTBEAT_URL || asked(HEARTBEAT_URL, { method: 'GET' })
}

async function asked(url: string, request: RequestInit): Promise<boolean> {
  try {
    const { ok, status, body } = await fetch(url, { ...request, signal: AbortSignal.timeout(LIMIT_MS) })
    await body?.cancel()
    if (!ok) log.error({ status }, 'nobody outside took an alarm or a heartbeat')
    return ok
  } catch (error) {
    log.error({ err: error }, 'nobody outside took an alarm or a heartbeat')
    return false
  }
}
