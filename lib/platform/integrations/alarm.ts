import 'server-only'
import { env } from '@/lib/platform/env'
import { askReachable } from '@/lib/platform/integrations/ask-reachable'

type News = { part: string; state: 'red' | 'green' | 'test'; text: string }

/** Posts news to ALARM_URL in Slack's format; does nothing without one. @throws OutsideError */
export async function postAlarm({ part, state, text }: News): Promise<void> {
  const { ALARM_URL, SITE_URL } = env()
  if (!ALARM_URL) return
  await askReachable('The alarm URL', ALARM_URL, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      text: `${new URL(SITE_URL).host}: ${text}`,
      site: SITE_URL,
      part,
      state,
      at: new Date().toISOString(),
    }),
  })
}

/** Requests HEARTBEAT_URL, whose service alarms when requests stop. @throws OutsideError */
export async function sendHeartbeat(): Promise<void> {
  const { HEARTBEAT_URL } = env()
  if (HEARTBEAT_URL) await askReachable('The heartbeat URL', HEARTBEAT_URL, { method: 'GET' })
}
