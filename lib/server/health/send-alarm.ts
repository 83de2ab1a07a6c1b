import 'server-only'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'

const LIMIT_MS = 5_000

export type News = { part: string; title: string; state: 'red' | 'green'; words: string }

/** Posts a change to ALARM_URL in Slack's format. @returns true when accepted */
export async function sendAlarm({ part, title, state, words }: News): Promise<boolean> {
  const { ALARM_URL, SITE_URL } = env()
  if (!ALARM_URL) return true
  const change = state === 'red' ? `is red: ${words}` : 'is green again'
  const text = `${new URL(SITE_URL).host}: ${title} ${change}`
  return isAccepted(ALARM_URL, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text, site: SITE_URL, part, state, at: new Date().toISOString() }),
  })
}

/** Requests HEARTBEAT_URL, whose service alarms when requests stop. @returns true when it answered */
export async function sendHeartbeat(): Promise<boolean> {
  const { HEARTBEAT_URL } = env()
  return !HEARTBEAT_URL || isAccepted(HEARTBEAT_URL, { method: 'GET' })
}

async function isAccepted(url: string, request: RequestInit): Promise<boolean> {
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
